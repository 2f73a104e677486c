// ==UserScript==
// @name         Unfollow all
// @match        https://micro.example.com/following
// @version      1.1
// @grant        GM_registerMenuCommand
// ==/UserScript==
const sleep = ms => new Promise(r => setTimeout(r, ms));
let stop = false;
GM_registerMenuCommand('Unfollow everybody…', async () => {
  const buttons = document.querySelectorAll('button[data-action="unfollow"]');
  const typed = prompt(`This will unfollow ${buttons.length} accounts. Type UNFOLLOW to go on.`);
  if (typed !== 'UNFOLLOW') return;
  stop = false;
  let n = 0;
  for (const b of buttons) {
    if (stop) break;
    b.scrollIntoView({ block: 'center' });
    b.click();
    document.title = `${++n}/${buttons.length}`;
    await sleep(1500 + Math.random() * 1500);
  }
  alert(`${n} accounts unfollowed`);
});
GM_registerMenuCommand('Stop', () => { stop = true; });
