/** What axe-core has against the page as it stands. It need not copy the style sheets, which the page's policy forbids. */
async () => {
  const found = await axe.run(document, { resultTypes: ["violations"], preload: false });
  const told = ({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary.split("\n")[1]?.trim()}`;
  return found.violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes.map(told) }));
}
