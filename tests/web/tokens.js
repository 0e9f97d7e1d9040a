/**
 * How much of each Space's name is under tokens when so many stand there, in parts of a hundred: tokens are
 * discs, names the lines that are written. Gives for every count a list by Space.
 */
(counts) => {
  const { store } = document.querySelector("mp-table");
  const board = document.querySelector("mp-board");
  store.sequencer.stop();
  const before = store.position;
  const seats = before.space.length;
  const names = [...board.querySelectorAll(".space")].map((space) =>
    [...space.querySelectorAll(".name")].flatMap((name) => {
      const range = document.createRange();
      return [...name.querySelectorAll("tspan")].map((line) => {
        range.selectNodeContents(line);
        const { left, right, top, bottom, height } = range.getBoundingClientRect();
        return { left, right, top: top + 0.22 * height, bottom: bottom - 0.22 * height }; // the letters themselves
      });
    }),
  );
  const DOTS = 24; // a line is looked at in so many places each way
  const under = (lines, discs) => {
    let hidden = 0;
    for (const { left, right, top, bottom } of lines) {
      for (let i = 0.5; i < DOTS; i++) {
        for (let j = 0.5; j < DOTS; j++) {
          const [x, y] = [left + ((right - left) * i) / DOTS, top + ((bottom - top) * j) / DOTS];
          if (discs.some((disc) => Math.hypot(x - disc.x, y - disc.y) < disc.r)) hidden++;
        }
      }
    }
    return Math.round((100 * hidden) / (lines.length * DOTS * DOTS));
  };
  const shares = counts.map((count) =>
    names.map((lines, space) => {
      const gone = before.space.map((_, seat) => Number(seat >= count));
      store.state.position = { ...before, space: Array(seats).fill(space), jail: Array(seats).fill(0), retired: gone };
      board.draw();
      const discs = [...board.querySelectorAll(".piece-disc")].map((disc) => {
        const { x, y, width } = disc.getBoundingClientRect();
        return { x: x + width / 2, y: y + width / 2, r: width / 2 };
      });
      return { covered: under(lines, discs), radius: Math.round(10 * discs[0].r) / 10 };
    }),
  );
  store.state.position = before;
  board.draw();
  return shares;
}
