// ==UserScript==
// @name Queue Refresh
// @namespace https://userscripts.example/okapi
// @version 3.3.1
// @description Keeps the list of open tickets fresh
// @author okapi
// @match https://desk.example.com/queue*
// @grant none
// ==/UserScript==

const EVERY = 60_000;
let timer;

async function refresh() {
  const answer = await fetch(location.pathname + location.search, { credentials: "same-origin" });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#queue");
  const shown = document.querySelector("#queue");
  if (fresh && shown && fresh.textContent !== shown.textContent) shown.replaceWith(document.importNode(fresh, true));
}

function schedule() {
  clearInterval(timer);
  if (document.visibilityState === "visible") timer = setInterval(refresh, EVERY);
}
document.addEventListener("visibilitychange", schedule);
schedule();
