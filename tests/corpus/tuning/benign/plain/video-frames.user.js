// ==UserScript==
// @name Video Frames
// @version 3.4.1
// @description , and . step by one frame
// @author okapi
// @match https://www.youtube.com/watch*
// @grant none
// ==/UserScript==

const FRAME = 1 / 30;
const film = () => document.querySelector("video");
const note = document.createElement("output");
note.style.cssText = "position:fixed;top:60px;right:20px;color:#fff;background:#000a;padding:2px 6px;z-index:999";
document.documentElement.append(note);

document.addEventListener("keydown", (event) => {
  const step = { ",": -FRAME, ".": FRAME }[event.key];
  const video = film();
  if (!step || !video?.paused || event.target.isContentEditable) return;
  video.currentTime += step;
  note.value = video.currentTime.toFixed(2);
});
