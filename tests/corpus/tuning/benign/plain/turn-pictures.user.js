// ==UserScript==
// @name         Turn Pictures
// @namespace    https://userscripts.example/nordlys
// @version      2.6
// @description  R turns, M mirrors the picture under the pointer
// @author       nordlys
// @match        https://photos.example/*
// @grant        none
// ==/UserScript==

let current = null;
const turns = new WeakMap();
document.addEventListener("mouseover", ({ target }) => (current = target.tagName === "IMG" ? target : null));
document.addEventListener("keypress", ({ key, target }) => {
  if (!current || target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName)) return;
  const state = turns.get(current) ?? { angle: 0, flip: 1 };
  if (key === "r") state.angle = (state.angle + 90) % 360;
  else if (key === "m") state.flip *= -1;
  else return;
  turns.set(current, state);
  current.style.transform = `rotate(${state.angle}deg) scaleX(${state.flip})`;
});
