// ==UserScript==
// @name         Stop Autoplay
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Pauses video and sound that start without you. Play works at once when you ask for it.
// @author       Lena Brandt
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

/*
 * Why every address matches: what starts by itself is everywhere, and often in a frame of another site.
 *
 * - You ask by a click, a tap, Enter, Space or a letter key just before, or by a click on the player,
 *   however long it takes to load. Scrolling, moving the mouse and typing a text do not ask.
 * - A player you asked for may go on (next part, after an advertisement) as long as the address of
 *   the page stays the same. When the page goes on to the next film by itself, it stops there.
 * - A stopped picture without buttons of its own plays when you click it.
 * - Sounds without a player, and players in web components that are made by a script, are found too.
 * - Left alone: calls and cameras, and a film or sound that you opened as a page of its own.
 * - Nothing is kept from loading; nothing is stored or sent.
 */
(() => {
  "use strict";

  if (/^(video|audio)\//.test(document.contentType)) return;

  const GESTURE_LASTS_MS = 1000;

  // Player → the address of the page at which it was asked for.
  const asked = new WeakMap();
  const stopped = new WeakSet();
  let lastGesture = Number.NEGATIVE_INFINITY;

  const here = () => location.pathname + location.search;

  const isCall = (player) => player.srcObject instanceof MediaStream;

  const mayPlay = (player) => {
    if (isCall(player) || asked.get(player) === here()) return true;
    if (performance.now() - lastGesture > GESTURE_LASTS_MS) return false;
    asked.set(player, here());
    return true;
  };

  const onPlay = (event) => {
    const player = event.target;
    if (!(player instanceof HTMLMediaElement) || mayPlay(player)) return;
    stopped.add(player);
    player.pause();
  };

  // The players under the pointer, also below the page's own buttons and inside open web components.
  const playersAt = (root, x, y) =>
    root.elementsFromPoint(x, y).flatMap((element) => {
      if (element instanceof HTMLMediaElement) return [element];
      return element.shadowRoot && element.shadowRoot !== root ? playersAt(element.shadowRoot, x, y) : [];
    });

  const isTyping = (event) => {
    const target = event.composedPath()[0];
    return target instanceof Element && (target.isContentEditable || target.matches("input:not([type='range' i]), textarea, select"));
  };

  // A finger that goes down may be about to scroll; only where it comes up again was a tap.
  const onPointer = (event) => {
    if (!event.isTrusted || event.button > 0 || (event.type === "pointerdown" && event.pointerType === "touch")) return;
    lastGesture = performance.now();
    for (const player of playersAt(document, event.clientX, event.clientY)) asked.set(player, here());
  };

  const onKey = (event) => {
    const asksNothing = event.key.length > 1 && event.key !== "Enter" && !event.key.startsWith("Media");
    if (!event.isTrusted || event.ctrlKey || event.metaKey || event.altKey || asksNothing || (isTyping(event) && event.key !== "Enter")) return;
    lastGesture = performance.now();
    const player = event.composedPath()[0];
    if (player instanceof HTMLMediaElement) asked.set(player, here());
  };

  // A picture that was meant to move by itself has no button; the click on it is the wish to see it.
  const onClick = (event) => {
    const player = event.isTrusted ? playersAt(document, event.clientX, event.clientY).find((one) => stopped.has(one)) : undefined;
    if (!player || player.controls || event.composedPath().some((node) => node instanceof Element && node.matches("a[href], button"))) return;
    setTimeout(async () => {
      if (!player.paused || event.defaultPrevented) return;
      try {
        await player.play();
        stopped.delete(player);
      } catch (problem) {
        console.info("Stop Autoplay could not start the player:", problem.message);
      }
    });
  };

  // A sound that is not in the page, or is inside a web component, tells the document nothing; it is asked before it starts.
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (this.getRootNode() === document || mayPlay(this)) return play.call(this);
    stopped.add(this);
    return Promise.reject(new DOMException("Stop Autoplay waits for a click", "NotAllowedError"));
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    root.addEventListener("play", onPlay, { capture: true });
    return root;
  };

  document.addEventListener("play", onPlay, { capture: true });
  for (const kind of ["pointerdown", "pointerup"]) addEventListener(kind, onPointer, { capture: true });
  addEventListener("keydown", onKey, { capture: true });
  addEventListener("click", onClick, { capture: true });
})();
