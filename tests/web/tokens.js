/**
 * How much of the names of these Spaces is under tokens, in parts of a hundred, and how large the smallest token is:
 * tokens are discs, names the lines that are written.
 */
(spaces) => {
  const board = document.querySelector("mp-board");
  const printed = [...board.querySelectorAll(".space")];
  const DOTS = 24; // a line is looked at in so many places each way
  const discs = [...board.querySelectorAll(".piece-disc")].map((disc) => {
    const { x, y, width } = disc.getBoundingClientRect();
    return { x: x + width / 2, y: y + width / 2, r: width / 2 };
  });
  const linesOf = (space) =>
    [...printed[space].querySelectorAll(".name")].flatMap((name) => {
      const range = document.createRange();
      return [...name.querySelectorAll("tspan")].map((line) => {
        range.selectNodeContents(line);
        const { left, right, top, bottom, height } = range.getBoundingClientRect();
        return { left, right, top: top + 0.22 * height, bottom: bottom - 0.22 * height }; // the letters themselves
      });
    });
  const covered = (lines) => {
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
  return {
    covered: spaces.map((space) => covered(linesOf(space))),
    radius: Math.round(10 * Math.min(...discs.map(({ r }) => r))) / 10,
  };
}
