javascript:(() => {
  /*
   * Read Aloud
   *
   * Reads the text you selected, or the article of the page, aloud: sentence by sentence, with pause, back
   * and forward, three speeds and the voices of your system. Marks the paragraph that is being read.
   *
   * Menus and what cannot be seen are passed over. Escape, Close or a second run ends it at once. The voices
   * are those of your browser; some of them ("online") send the text to their maker, and the list says which.
   * Stores nothing.
   */
  "use strict";

  const HOST_ID = "scriptorium-read-aloud";
  const PARTS = "h1, h2, h3, h4, h5, h6, p, li, blockquote, figcaption, dt, dd";
  const PASSED_OVER = "nav, footer, aside, form, button, [role='navigation'], [aria-hidden='true'], [hidden]";
  const SPEEDS = { Slow: 0.8, Normal: 1, Fast: 1.4 };

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

  const sentencesOf = (text, element) => (text.replace(/\s+/g, " ").match(/[^.!?…。！？]+[.!?…。！？]*["”’)\]]*\s*/g) ?? []).map((one) => ({ text: one.trim(), element })).filter((one) => one.text);

  const collect = () => {
    const selected = getSelection().toString().trim();
    if (selected) return sentencesOf(selected, null);
    const main = document.querySelector("article, main, [role='main']") ?? document.body ?? document.documentElement;
    const isRead = (part) => part.checkVisibility?.() !== false && !part.closest(PASSED_OVER) && !part.querySelector(PARTS);
    const parts = [...main.querySelectorAll(PARTS)].filter(isRead);
    return parts.length > 0 ? parts.flatMap((part) => sentencesOf(part.textContent, part)) : sentencesOf(main.innerText ?? main.textContent, null);
  };

  const open = () => {
    const sentences = collect();
    const language = document.documentElement.lang;
    let place = 0;
    let isReading = false;
    let mark = null;
    const button = (textContent, onclick) => create("button", { type: "button", textContent, onclick });
    const speed = create("select", {}, ...Object.entries(SPEEDS).map(([name, rate]) => create("option", { textContent: name, value: rate, selected: rate === 1 })));
    const voice = create("select", {});
    const stop = () => {
      isReading = false;
      mark?.cancel();
      speechSynthesis.cancel();
    };
    const toggle = button("Read", () => (isReading ? pause() : read()));
    const content = [
      create("nav", { ariaLabel: "Reading" }, toggle, button("Back", () => go(-1)), button("Forward", () => go(1))),
      create("label", {}, "Speed", speed), create("label", {}, "Voice", voice),
    ];
    const panel = openPanel("Read aloud", content, stop);

    /* Voices of other languages make a text hard to understand, so those of the page's language come first. */
    const listVoices = () => {
      const fits = (one) => language && one.lang.toLowerCase().startsWith(language.slice(0, 2).toLowerCase());
      const voices = speechSynthesis.getVoices().toSorted((one, other) => Boolean(fits(other)) - Boolean(fits(one)));
      const chosen = voice.value;
      voice.replaceChildren(create("option", { textContent: "Chosen by the browser", value: "" }), ...voices.map((one) => create("option", { textContent: `${one.name} (${one.lang}${one.localService ? "" : ", online"})`, value: one.voiceURI, selected: one.voiceURI === chosen })));
    };
    const show = ({ element }) => {
      mark?.cancel();
      mark = element?.animate({ outline: ["3px solid #2f7de1", "3px solid #2f7de1"], outlineOffset: ["4px", "4px"] }, { duration: 1, fill: "forwards" }) ?? null;
      element?.scrollIntoView({ block: "nearest" });
    };
    /* Browsers break off in the middle of long texts, so each sentence is a text of its own. */
    const speak = () => {
      const sentence = sentences[place];
      if (!sentence) return finish("The end.");
      show(sentence);
      panel.status.textContent = `Sentence ${place + 1} of ${sentences.length}`;
      const words = new SpeechSynthesisUtterance(sentence.text);
      words.lang = language;
      words.rate = Number(speed.value);
      words.voice = speechSynthesis.getVoices().find((one) => one.voiceURI === voice.value) ?? null;
      words.onend = () => {
        if (!isReading || sentences[place] !== sentence) return;
        place += 1;
        speak();
      };
      words.onerror = ({ error }) => {
        if (error !== "canceled" && error !== "interrupted") finish(`The browser could not speak (${error}).`);
      };
      speechSynthesis.speak(words);
    };
    const finish = (text) => {
      stop();
      place = 0;
      toggle.textContent = "Read";
      panel.status.textContent = text;
    };
    const pause = () => {
      stop();
      toggle.textContent = "Read on";
      panel.status.textContent = "Paused";
    };
    const read = () => {
      speechSynthesis.cancel();
      isReading = true;
      toggle.textContent = "Pause";
      speak();
    };
    const go = (step) => {
      place = Math.min(sentences.length - 1, Math.max(0, place + step));
      read();
    };
    speechSynthesis.addEventListener?.("voiceschanged", listVoices, { signal: panel.signal });
    addEventListener("pagehide", stop, { signal: panel.signal });
    listVoices();
    for (const field of [speed, voice]) field.addEventListener("change", () => isReading && read());
    toggle.focus({ preventScroll: true });
    if (sentences.length === 0) panel.status.textContent = "This page has no text to read.";
    else read();
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else if ("speechSynthesis" in window) open();
  else alert("Read Aloud: this browser cannot speak.");
})();
