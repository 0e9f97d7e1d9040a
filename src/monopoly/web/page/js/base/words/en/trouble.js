/** What is said when something goes wrong; the server's own sentences are shown as they are. */

export const trouble = {
  offline: "The server does not answer. Is it still running?",
  /** @param {number} status */
  strange: (status) => `The server answered something strange (${status}).`,
  lost: "The connection is lost. Trying to get back to the table …",
  stale: "Somebody was faster: this is how things stand now.",
  gone: "This table is gone.",
  elsewhere: "This seat is no longer yours: it was given away or taken elsewhere.",
  closed: "The connection to this table is closed.",
  unread: "A part of this page could not be loaded. Perhaps the server was renewed, or is gone.",
  renewed: "The server has a newer version of this page than the one you are looking at.",
  reload: "Load the page again",
  nowhere: "There is nothing at this address.",
  broken: "Something went wrong on this page. Reloading it usually helps; the game itself is safe.",
};
