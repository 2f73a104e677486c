// ==UserScript==
// @name         Video Speed Keys
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  S slower, D faster, R back to normal, Z and X ten seconds back and forward: for every video and audio player.
// @author       Lena Brandt
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-idle
// ==/UserScript==

/*
 * Why every address matches: players are everywhere, and often in a frame of another site. The
 * script does nothing until one of its five keys is pressed on a page that has a player.
 *
 * - Never while you type, and never together with Ctrl, Alt or the Command key.
 * - The pitch of voices stays natural; the speed is kept when the next video starts.
 * - The speed is shown for a moment over the picture, in full screen too, and read out by screen readers.
 */
(() => {
  "use strict";

  const STEP = 0.25;
  const SLOWEST = 0.25;
  const FASTEST = 4;
  const JUMP_S = 10;
  const SHOWN_FOR_MS = 1500;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 24px auto auto 50% !important;
      transform: translateX(-50%) !important; z-index: 2147483647 !important; pointer-events: none !important;
    }
    p {
      margin: 0; padding: 8px 16px; border-radius: 999px; background: rgb(0 0 0 / 0.82); color: #fff;
      font: 600 20px/1.3 system-ui, sans-serif; font-variant-numeric: tabular-nums;
    }`;

  const findPlayers = (root, found = []) => {
    for (const element of root.querySelectorAll("*")) {
      if (element instanceof HTMLMediaElement) found.push(element);
      if (element.shadowRoot) findPlayers(element.shadowRoot, found);
    }
    return found;
  };

  const area = (player) => {
    const { width, height } = player.getBoundingClientRect();
    return width * height;
  };

  // The player you mean: one that plays, else the largest one.
  const choosePlayer = () => {
    const players = findPlayers(document);
    const playing = players.filter((player) => !player.paused);
    return (playing.length > 0 ? playing : players).sort((one, other) => area(other) - area(one))[0];
  };

  const isTyping = (event) => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return false;
    return target.isContentEditable || target.closest("input, textarea, select, [role='textbox'], [role='combobox']") !== null;
  };

  const createBadge = () => {
    const host = document.createElement("div");
    const status = document.createElement("p");
    let timer = 0;
    host.id = "scriptorium-video-speed";
    status.setAttribute("role", "status");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(status);
    return (text) => {
      // The top layer is drawn over a video in full screen; a z-index is not. Re-adding puts it on top again.
      host.remove();
      document.documentElement.append(host);
      host.popover = "manual";
      host.showPopover?.();
      status.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => host.remove(), SHOWN_FOR_MS);
    };
  };

  const show = createBadge();
  let chosen = null;

  const setSpeed = (player, speed) => {
    chosen = Math.min(FASTEST, Math.max(SLOWEST, speed));
    player.preservesPitch = true;
    player.playbackRate = chosen;
    show(`${chosen.toFixed(2)}×`);
  };

  const jump = (player, seconds) => {
    const end = Number.isFinite(player.duration) ? player.duration : Number.POSITIVE_INFINITY;
    player.currentTime = Math.min(end, Math.max(0, player.currentTime + seconds));
    show(`${seconds > 0 ? "+" : "−"}${Math.abs(seconds)} s`);
  };

  const ACTIONS = {
    s: (player) => setSpeed(player, player.playbackRate - STEP),
    d: (player) => setSpeed(player, player.playbackRate + STEP),
    r: (player) => setSpeed(player, 1),
    z: (player) => jump(player, -JUMP_S),
    x: (player) => jump(player, JUMP_S),
  };

  const onKey = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || isTyping(event)) return;
    const key = event.key.toLowerCase();
    const player = Object.hasOwn(ACTIONS, key) ? choosePlayer() : undefined;
    if (!player) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ACTIONS[key](player);
  };

  // A player sets its speed back to normal when it loads the next video.
  const keepSpeed = (event) => {
    if (chosen !== null && event.target instanceof HTMLMediaElement) event.target.playbackRate = chosen;
  };

  addEventListener("keydown", onKey, { capture: true });
  addEventListener("loadeddata", keepSpeed, { capture: true });
  addEventListener("play", keepSpeed, { capture: true });
})();
