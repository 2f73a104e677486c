javascript:(() => {
  /*
   * Repeat a Passage
   *
   * Plays a part of a video or sound again and again, to learn a song, a dance or a language. Set the start
   * and the end while it plays, type them (1:23 or 83.5), slow it down without changing the pitch.
   *
   * It takes the player that plays, else the largest one, also in open shadow roots; not in frames of
   * other sites. Closing, Escape or a second run ends the repetition and gives the player its old speed.
   * Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-repeat-passage";
  const SPEEDS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.25];

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 10px; box-sizing: border-box; width: min(420px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); overflow-y: auto; padding: 12px; border-radius: 12px; background: Canvas; color: CanvasText;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); font: 15px/1.4 system-ui, sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header, nav { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    p, ul { margin: 0; padding: 0; overflow-wrap: anywhere; }
    p:empty { display: none; }
    ul { display: grid; gap: 6px; list-style: none; }
    label { display: grid; gap: 4px; }
    input, textarea, select, button, a {
      box-sizing: border-box; min-height: 44px; padding: 8px 12px; border-radius: 8px; font: inherit; text-align: start;
      border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); background: ButtonFace; color: ButtonText;
    }
    input, textarea, select { width: 100%; background: Field; color: FieldText; }
    button, a { display: inline-flex; align-items: center; text-decoration: none; overflow-wrap: anywhere; cursor: pointer; }
    a:hover, button:hover { text-decoration: underline; }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
    @media print { :host { display: none !important; } }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  /* Returns a line for messages, a signal that ends with the panel, and a way to close it. Escape and a second run close it, too. */
  const openPanel = (title, content, onClose) => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const status = create("p", { role: "status" });
    const close = () => {
      const wasInside = host.matches(":focus-within");
      life.abort();
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
      onClose?.();
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const header = create("header", {}, create("h2", { textContent: title }), create("button", { type: "button", textContent: "Close", onclick: close }));
    root.append(create("section", { ariaLabel: title, lang: "en", dir: "ltr" }, header, status, ...content));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    for (const type of ["keydown", "keyup", "keypress"]) host.addEventListener(type, (event) => event.stopPropagation());
    addEventListener("keydown", (event) => event.key === "Escape" && close(event.stopPropagation()), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    return { status, root, signal: life.signal, close };
  };

  const playersIn = (root, found = []) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches("video, audio")) found.push(element);
      if (element.shadowRoot) playersIn(element.shadowRoot, found);
    }
    return found;
  };

  const findPlayer = () => {
    const sizeOf = (player) => player.clientWidth * player.clientHeight;
    const players = playersIn(document).sort((one, other) => sizeOf(other) - sizeOf(one));
    return players.find((player) => !player.paused && !player.ended) ?? players[0];
  };

  const write = (seconds) => {
    const tenths = Math.round(seconds * 10);
    const rest = ((tenths % 600) / 10).toFixed(1).replace(/\.0$/, "");
    return `${Math.floor(tenths / 600)}:${rest.padStart(rest.includes(".") ? 4 : 2, "0")}`;
  };

  /* 1:02:03, 2:03.5 or 83; NaN for everything else. */
  const read = (text) => {
    if (!/^\d+(:\d{1,2}){0,2}([.,]\d+)?$/.test(text.trim())) return Number.NaN;
    return text.trim().replace(",", ".").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  };

  const open = () => {
    const player = findPlayer();
    if (!player) {
      openPanel("Repeat a passage", []).status.textContent = "There is no video or sound on this page, or it lies in a frame of another site.";
      return;
    }
    const oldSpeed = player.playbackRate;
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const start = create("input", { inputMode: "decimal", value: write(player.currentTime), dir: "ltr" });
    const end = create("input", { inputMode: "decimal", value: "", placeholder: "the end", dir: "ltr" });
    const speed = create("select", {}, ...SPEEDS.map((one) => create("option", { value: one, textContent: `${one} ×`, selected: one === oldSpeed })));
    if (!SPEEDS.includes(oldSpeed)) speed.prepend(create("option", { value: oldSpeed, textContent: `${oldSpeed} ×`, selected: true }));
    const passage = () => {
      const from = read(start.value);
      const to = end.value.trim() === "" ? player.duration : read(end.value);
      return { from, to, isValid: from >= 0 && to > from };
    };
    const update = () => {
      const { from, to, isValid } = passage();
      for (const field of [start, end]) field.ariaInvalid = isValid ? null : "true";
      const until = Number.isFinite(to) ? write(to) : "the end";
      panel.status.textContent = isValid ? `Repeats ${write(from)} to ${until}` : "The end must come after the start, such as 0:12 and 0:20.";
    };
    const set = (field) => () => {
      field.value = write(player.currentTime);
      update();
    };
    const play = () => {
      player.currentTime = passage().from || 0;
      player.play().catch((refused) => (panel.status.textContent = `The player does not start: ${refused.message}`));
    };
    const content = [
      create("label", {}, "Start", start), create("label", {}, "End", end),
      create("nav", { ariaLabel: "Passage" }, button("Start here", set(start)), button("End here", set(end)), button("Play from start", play)),
      create("label", {}, "Speed", speed),
    ];
    const panel = openPanel("Repeat a passage", content, () => (player.playbackRate = oldSpeed));
    const jump = () => {
      const { from, to, isValid } = passage();
      if (isValid && player.currentTime >= to) player.currentTime = from;
    };
    /* More often than the player's own event, which may come a quarter of a second too late. */
    const follow = () => {
      if (panel.signal.aborted) return;
      jump();
      requestAnimationFrame(follow);
    };
    const again = () => {
      if (end.value.trim() === "" && passage().isValid) play();
      else jump();
    };
    player.addEventListener("timeupdate", jump, { signal: panel.signal });
    player.addEventListener("ended", () => again(), { signal: panel.signal });
    start.addEventListener("input", update);
    end.addEventListener("input", update);
    speed.addEventListener("change", () => (player.playbackRate = Number(speed.value)));
    update();
    follow();
    panel.root.querySelector("nav button").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
