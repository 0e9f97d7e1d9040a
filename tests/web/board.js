/** Each Space of the board as the eye sees it: what is printed there and what the game has put there. */
() => {
  const { store } = document.querySelector("mp-table");
  const { board } = store;
  const root = document.querySelector("mp-board");
  const printed = [...root.querySelectorAll(".space")];
  const shows = (element) => element && getComputedStyle(element).display !== "none";
  const struck = (element) => Boolean(element && getComputedStyle(element).textDecorationLine.includes("line-through"));
  const painted = (element, name) => (element ? getComputedStyle(element)[name] : null);
  const hrefOf = (element) => element?.getAttribute("href")?.split("#").at(-1) ?? null;
  /** What a color comes to. */
  const resolved = (color) => {
    const probe = root.appendChild(document.createElement("i"));
    probe.style.color = color;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  return board.spaces.map((space, i) => {
    const own = root.querySelector(`[data-mark="${i}"]`);
    const tab = own?.querySelector(".tab");
    const owner = Number(tab?.dataset.owner ?? -1);
    const pattern = printed[i].querySelector(".pattern")?.getAttribute("fill") ?? "";
    const drawn = document.querySelector(pattern.replace(/^url\((.*)\)$/, "$1") || "nothing");
    const prices = [printed[i].querySelector(".price"), tab?.querySelector(".tab-price")].filter(shows);
    const edge = printed[i].querySelector(".cell").getBoundingClientRect();
    const out = ({ left, right, top, bottom }) => Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom) > 2;
    return {
      group: space.group,
      lot: space.kind === "lot",
      mark: board.groups.find((group) => group.key === space.group)?.mark ?? "",
      prices: prices.length,
      struck: prices.length > 0 && prices.every(struck),
      owner,
      tab: painted(tab?.querySelector(".tab-paper"), "fill"),
      seat_color: owner < 0 ? null : resolved(`var(--seat-${owner})`),
      token: hrefOf(tab?.querySelector("use")),
      seat_token: owner < 0 ? null : hrefOf(root.querySelector(`[data-piece="${owner}"] use`)),
      houses: own?.querySelectorAll(".building.house[href$='#house']").length ?? 0,
      hotels: own?.querySelectorAll(".building.hotel[href$='#hotel']").length ?? 0,
      turned: (own?.querySelectorAll(".turned").length ?? 0) > 0,
      letter: own?.querySelector(".mark-letter")?.textContent ?? "",
      color: painted(printed[i].querySelector(".band"), "fill"),
      pattern: drawn?.innerHTML ?? "",
      patterned: (drawn?.querySelector("path")?.getAttribute("d") ?? "") !== "",
      beyond: [...(own?.querySelectorAll(".building, .tab-paper, .turned") ?? [])].filter((one) => out(one.getBoundingClientRect())).map((one) => one.getAttribute("class")),
    };
  });
}
