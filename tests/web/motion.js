/**
 * Writes down everything that moves, and what the page showed at that moment. A move of made-up events is
 * then shown as if the server had told it: `told` has what was seen, `shown` what came of it.
 */
() => {
  const { store } = document.querySelector("mp-table");
  const seen = (window.seen = []);
  const still = () => document.getAnimations().filter((one) => one.playState === "running").length === 0;
  const moment = () => ({
    faces: [...document.querySelectorAll(".die")].map((die) => Number(die.dataset.face)),
    space: store.position.space[store.seat],
    cash: store.position.cash[store.seat],
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const box = this.parentElement?.getBoundingClientRect();
    const kind = this.dataset.piece ? "piece" : (this.getAttribute("class") ?? "").split(" ")[0];
    seen.push({ kind, text: this.textContent, piece: this.dataset.piece, left: this.style.left, top: this.style.top, box, frames, ...moment() });
    return animate.call(this, frames, options);
  };
  window.moves = 0; // frames in which anything moved
  const look = () => {
    if (!still() || document.getElementById("sky").childElementCount) window.moves++;
    requestAnimationFrame(look);
  };
  look();
}
