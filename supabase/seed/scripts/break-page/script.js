javascript:(() => {
  /*
   * Break This Page
   *
   * A game for any page: what you see becomes a wall of bricks, and a ball takes it apart. Move the bat with
   * the mouse, a finger or the arrow keys; Space, Enter or a click starts the ball. Three balls.
   *
   * It is only for fun: the parts are hidden, not removed, nothing on the page is clicked, and Escape or a
   * second run brings everything back. Nothing moves before you start. Stores and sends nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-break-page";
  const MARK = "data-scriptorium-broken";
  const PARTS = "p, h1, h2, h3, h4, h5, h6, li, img, picture, video, button, input, select, textarea, a, td, th, dt, dd, figcaption, label, pre, blockquote, span";
  const MAX_BRICKS = 400;
  const [RADIUS, BAT_WIDTH, BAT_HEIGHT, BAT_GAP, SPEED, KEY_SPEED] = [9, 130, 14, 28, 420, 700];

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 0 !important; z-index: 2147483647 !important; margin: 0 !important;
      border: 0 !important; width: auto !important; height: auto !important; background: none !important; overflow: hidden !important;
      cursor: none !important; touch-action: none !important; user-select: none !important;
    }
    div { position: absolute; left: 0; top: 0; border: 2px solid #fff; }
    .ball { width: ${RADIUS * 2 - 4}px; height: ${RADIUS * 2 - 4}px; border-radius: 50%; background: #c2185b; }
    .bat { width: ${BAT_WIDTH - 4}px; height: ${BAT_HEIGHT - 4}px; border-radius: 8px; background: #0b57a4; }
    p {
      position: absolute; inset: 8px auto auto 50%; transform: translateX(-50%); margin: 0; padding: 8px 16px; border-radius: 8px;
      background: #1c1a15; color: #fff; font: 15px/1.4 system-ui, sans-serif; text-align: center;
    }`;

  const create = (name, properties) => Object.assign(document.createElement(name), properties);

  /* The innermost parts that can be seen now: a paragraph counts, the column around it does not. */
  const findBricks = () => {
    const parts = [...document.querySelectorAll(PARTS)].filter((part) => !part.closest("[id^='scriptorium-']") && part.checkVisibility?.() !== false);
    const bricks = parts.flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isSeen = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight - 80 && right - left > 4 && bottom - top > 4;
      const isInnermost = part.matches("a, img, video, button, input, select, textarea") || !part.querySelector(PARTS);
      return isSeen && isInnermost && !part.parentElement?.closest("button, a") ? [{ part, left, right, top, bottom }] : [];
    });
    return bricks.slice(0, MAX_BRICKS);
  };

  const open = () => {
    const life = new AbortController();
    const opener = document.activeElement;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[${MARK}] { visibility: hidden !important; }`);
    const host = create("div", { id: HOST_ID, tabIndex: -1, role: "application", ariaLabel: "Break This Page: a game. Arrow keys move the bat, Space starts the ball, Escape ends." });
    const root = host.attachShadow({ mode: "open" });
    const [ball, bat, status] = [create("div", { className: "ball" }), create("div", { className: "bat" }), create("p", { role: "status" })];
    const gameSheet = new CSSStyleSheet();
    gameSheet.replaceSync(CSS);
    root.adoptedStyleSheets = [gameSheet];
    root.append(ball, bat, status);

    const bricks = findBricks();
    const total = bricks.length;
    const broken = [];
    const held = new Set();
    let balls = 3;
    let batLeft = (innerWidth - BAT_WIDTH) / 2;
    let place = { x: 0, y: 0 };
    let speed = null;
    let before = 0;

    const close = () => {
      life.abort();
      for (const part of broken) part.removeAttribute(MARK);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      host.remove();
      opener?.focus?.({ preventScroll: true });
    };
    const moveBat = (left) => (batLeft = Math.min(innerWidth - BAT_WIDTH, Math.max(0, left)));
    const draw = () => {
      bat.style.transform = `translate(${batLeft}px, ${innerHeight - BAT_GAP - BAT_HEIGHT}px)`;
      ball.style.transform = `translate(${place.x - RADIUS}px, ${place.y - RADIUS}px)`;
    };
    const rest = () => {
      speed = null;
      place = { x: batLeft + BAT_WIDTH / 2, y: innerHeight - BAT_GAP - BAT_HEIGHT - RADIUS };
    };
    const say = (text) => (status.textContent = text);
    const start = () => {
      if (speed || balls === 0 || bricks.length === 0) return;
      speed = { x: SPEED * 0.6, y: -SPEED * 0.8 };
      say(`${total - bricks.length} of ${total}`);
    };
    const hitBrick = () => {
      const index = bricks.findIndex(({ left, right, top, bottom }) => place.x + RADIUS > left && place.x - RADIUS < right && place.y + RADIUS > top && place.y - RADIUS < bottom);
      if (index === -1) return;
      const [{ part, left, right }] = bricks.splice(index, 1);
      part.setAttribute(MARK, "");
      broken.push(part);
      /* From the side the ball turns back, from above and below it bounces. */
      if (place.x < left || place.x > right) speed.x = -speed.x;
      else speed.y = -speed.y;
      say(bricks.length === 0 ? "The page is gone. Escape brings it back." : `${total - bricks.length} of ${total}`);
    };
    const step = (seconds) => {
      place = { x: place.x + speed.x * seconds, y: place.y + speed.y * seconds };
      if (place.x < RADIUS || place.x > innerWidth - RADIUS) speed.x = place.x < RADIUS ? Math.abs(speed.x) : -Math.abs(speed.x);
      if (place.y < RADIUS) speed.y = Math.abs(speed.y);
      const batTop = innerHeight - BAT_GAP - BAT_HEIGHT;
      const isOnBat = speed.y > 0 && place.y + RADIUS >= batTop && place.y < batTop + BAT_HEIGHT && place.x >= batLeft && place.x <= batLeft + BAT_WIDTH;
      if (isOnBat) {
        /* Where the ball meets the bat decides its angle, at the same speed. */
        const angle = ((place.x - batLeft) / BAT_WIDTH - 0.5) * 2.2;
        speed = { x: Math.sin(angle) * SPEED, y: -Math.cos(angle) * SPEED };
      } else hitBrick();
      if (bricks.length === 0) rest();
      if (place.y <= innerHeight + RADIUS) return;
      balls -= 1;
      rest();
      say(balls === 0 ? `The end: ${total - bricks.length} of ${total}. Escape brings the page back.` : `${balls} left. Space or a click starts.`);
    };
    const frame = (now) => {
      if (life.signal.aborted) return;
      const seconds = Math.min(0.03, (now - before) / 1000);
      before = now;
      if (held.has("ArrowLeft")) moveBat(batLeft - KEY_SPEED * seconds);
      if (held.has("ArrowRight")) moveBat(batLeft + KEY_SPEED * seconds);
      if (speed) step(seconds);
      else rest();
      draw();
      requestAnimationFrame(frame);
    };
    const onKey = (event) => {
      const { key, type } = event;
      if (!["Escape", "ArrowLeft", "ArrowRight", " ", "Enter"].includes(key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (type === "keyup") held.delete(key);
      else if (key === "Escape") close();
      else if (key === " " || key === "Enter") start();
      else held.add(key);
    };
    const options = { capture: true, signal: life.signal };
    for (const type of ["keydown", "keyup"]) addEventListener(type, onKey, options);
    host.addEventListener("pointermove", (event) => moveBat(event.clientX - BAT_WIDTH / 2));
    host.addEventListener("click", start);
    host.addEventListener("close", close);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    host.focus({ preventScroll: true });
    say(total === 0 ? "There is nothing to break here. Escape ends." : "Space or a click starts the ball. Arrow keys or the mouse move the bat, Escape ends.");
    rest();
    draw();
    requestAnimationFrame(frame);
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
