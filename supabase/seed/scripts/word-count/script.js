javascript:(() => {
  /*
   * Word Count
   *
   * Words, characters, sentences, paragraphs and reading time: of the selected text, else of the
   * text field you are writing in, else of the article. The figures follow while you select or
   * type. Below them stand the words used most. Escape, Close or a second run puts the panel away.
   *
   * Languages that write without spaces (Chinese, Japanese, Thai …) are cut into words by the
   * browser's own dictionary. "well-known" is one word, as in a word processor. Passwords are never
   * read; frames and shadow roots are not counted. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-word-count";
  const MOST_CHARACTERS = 400000;
  const [MOST_PARAGRAPHS, LEAST_POINTS] = [4000, 250];
  /* Words a minute, in silence and aloud: Brysbaert, Journal of Memory and Language 109 (2019). */
  const SILENT = 238;
  const ALOUD = 183;
  /* Characters a minute where words are not written apart: International Reading Speed Texts (2012). */
  const CHARACTERS = { zh: 255, ja: 357 };
  const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
  const JOINED_MARKS = /[\p{M}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\u1100-\u11ff]/u;
  const ABBREVIATED = /(^|[\s(])(\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|No|Nr|Fig|vs|bzw|ca|Mme|Sra?)\.\s*$/u;
  const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      display: flex; flex-direction: column; gap: 12px; box-sizing: border-box; width: min(320px, calc(100vw - 32px));
      max-height: calc(100vh - 32px); padding: 12px; overflow-y: auto; overscroll-behavior: contain; border-radius: 12px;
      border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); background: Canvas; color: CanvasText;
      font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 16px; }
    h3 { margin: 0 0 4px; font-size: 15px; }
    p, dl, dd { margin: 0; }
    dl { display: grid; gap: 4px; }
    button {
      min-height: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px;
      background: ButtonFace; color: ButtonText; font: inherit; cursor: pointer;
    }
    dl div, li { display: flex; gap: 12px; justify-content: space-between; }
    dd { font-weight: 600; font-variant-numeric: tabular-nums; }
    dl div:first-child dd { font-size: 24px; line-height: 1; }
    ol { margin: 0; padding: 0; list-style: none; }
    li span { overflow-wrap: anywhere; }
    small, [role="status"] { color: color-mix(in srgb, CanvasText 70%, Canvas); }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const isVisible = (element) => !element.checkVisibility || element.checkVisibility({ visibilityProperty: true });

  const linkShare = (element) => {
    let linked = 0;
    for (const link of element.querySelectorAll("a")) linked += link.textContent.length;
    return Math.min(linked / (element.textContent.length || 1), 1);
  };

  /* Every paragraph gives points to the elements around it, fewer with each level; the winner is the article. */
  const findArticle = () => {
    const points = new Map();
    for (const paragraph of [...document.querySelectorAll("p, pre, blockquote, li")].slice(0, MOST_PARAGRAPHS)) {
      const length = paragraph.textContent.trim().length;
      if (length < 40 || paragraph.closest("nav, aside, footer, form, dialog") || !isVisible(paragraph)) continue;
      let around = paragraph.parentElement;
      for (let level = 1; around && level <= 4; level += 1) {
        points.set(around, (points.get(around) ?? 0) + Math.min(length, 600) / level);
        around = around.parentElement;
      }
    }
    let [best, most] = [null, LEAST_POINTS];
    for (const [element, given] of points) {
      const total = given * (1 - linkShare(element)) * (element.matches("article, main, [role='main']") ? 1.5 : 1);
      if (total > most) [best, most] = [element, total];
    }
    return best;
  };

  const isField = (element) => element?.matches("textarea, input:not([type]), input[type='text'], input[type='search']") ?? false;

  const languageOf = (element) => {
    const language = element?.closest("[lang]")?.lang || document.documentElement.lang;
    try {
      return Intl.getCanonicalLocales(language || navigator.language)[0];
    } catch {
      return navigator.language;
    }
  };

  /* What is counted, and what the panel calls it. The writer is the field the reader was in last. */
  const readSource = (writer, article) => {
    if (isField(writer)) {
      const chosen = writer.value.slice(writer.selectionStart, writer.selectionEnd);
      const isWritten = chosen || (writer.localName === "textarea" && writer.value.trim());
      if (isWritten) return { name: chosen ? "Selection" : "Text field", text: chosen || writer.value, element: writer };
    }
    /* What is marked in any other field (a password, a number) is nobody's business. */
    const selected = writer?.localName === "input" && !isField(writer) ? "" : getSelection().toString().trim();
    if (selected) return { name: "Selection", text: selected, element: getSelection().anchorNode?.parentElement };
    if (writer?.isContentEditable && writer.innerText.trim()) return { name: "Text field", text: writer.innerText, element: writer };
    if (article) return { name: "Article", text: article.innerText, element: article };
    const whole = document.body ?? document.documentElement;
    return { name: "Whole page", text: whole.innerText ?? whole.textContent, element: whole };
  };

  const splitWords = (text, language) => {
    const segmenter = new Intl.Segmenter(language, { granularity: "word" });
    return text.split(/[\s\u2013\u2014]+/).flatMap((token) => {
      if (!UNSPACED.test(token)) return token.replace(EDGES, "") || [];
      return [...segmenter.segment(token)].filter((part) => part.isWordLike).map((part) => part.segment);
    });
  };

  /* What a reader takes for one character: é of two marks and a family of four faces count once. */
  const countCharacters = (text) =>
    JOINED_MARKS.test(text) ? [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length : [...text].length;

  const countSentences = (text, language) => {
    const parts = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)].map((part) => part.segment);
    /* “Really?” he asked: what goes on in small letters is the same sentence. */
    const goesOn = (part, index) => ABBREVIATED.test(part) || (!part.endsWith("\n") && /^\p{Ll}/u.test(parts[index + 1] ?? ""));
    return parts.filter((part, index) => /[\p{L}\p{N}]/u.test(part) && !goesOn(part, index)).length;
  };

  const mostUsed = (words, language) => {
    const uses = new Map();
    for (const word of words) {
      if (word.length < (UNSPACED.test(word) ? 2 : 4)) continue;
      const folded = word.toLocaleLowerCase(language);
      uses.set(folded, (uses.get(folded) ?? 0) + 1);
    }
    return [...uses].filter(([, times]) => times > 1).sort(([, one], [, other]) => other - one).slice(0, 8);
  };

  const duration = (amount, pace) => {
    const minutes = Math.round(amount / pace);
    if (minutes < 60) return minutes < 1 ? "under 1 min" : `${minutes} min`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  };

  const measure = ({ text, element }) => {
    const part = text.slice(0, MOST_CHARACTERS);
    const language = languageOf(element);
    const words = splitWords(part, language);
    const unspaced = part.match(new RegExp(UNSPACED, "gu"))?.length ?? 0;
    const dense = part.replace(/\s+/g, "");
    const pace = unspaced > dense.length / 2 ? CHARACTERS[/[\u3040-\u30ff]/.test(part) ? "ja" : language.slice(0, 2)] : undefined;
    const figures = {
      Words: words.length,
      Characters: countCharacters(part.replace(/[^\S\n]+/g, " ")),
      "Without spaces": countCharacters(dense),
      Sentences: countSentences(part, language),
      Paragraphs: part.split(/\n+/).filter((line) => line.trim()).length,
      "Reading time": pace ? duration(countCharacters(dense), pace) : duration(words.length, SILENT),
      "Read aloud": pace ? duration(countCharacters(dense), pace * (ALOUD / SILENT)) : duration(words.length, ALOUD),
    };
    return { figures, used: mostUsed(words, language), cut: part.length < text.length };
  };

  const makePanel = (close) => {
    const status = create("p", { role: "status" });
    const [list, used] = [create("dl", {}), create("ol", {})];
    const words = create("div", {}, create("h3", { textContent: "Most used words" }), create("small", {}, "of four letters and more"), used);
    let copied = "";
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(copied);
        status.textContent = "Figures copied";
      } catch {
        status.textContent = "The browser did not allow copying on this page";
      }
    };
    const header = create(
      "header",
      {},
      create("h2", { textContent: "Word Count" }),
      create("button", { type: "button", textContent: "Copy", ariaLabel: "Copy the figures", onclick: copy }),
      create("button", { type: "button", textContent: "Close", onclick: close })
    );
    const update = (source) => {
      const result = measure(source);
      const name = result.cut ? `${source.name}, its first ${MOST_CHARACTERS.toLocaleString("en")} characters` : source.name;
      /* A screen reader speaks when the kind of text changes, not at every key. */
      if (status.textContent !== name) status.textContent = name;
      const rows = Object.entries(result.figures).map(([label, value]) => [label, value.toLocaleString("en")]);
      copied = [name, ...rows.map((row) => row.join(": "))].join("\n");
      list.replaceChildren(...rows.map(([label, value]) => create("div", {}, create("dt", { textContent: label }), create("dd", { textContent: value }))));
      used.replaceChildren(...result.used.map(([word, times]) => create("li", {}, create("span", { textContent: word, dir: "auto" }), ` ${times} ×`)));
      words.hidden = result.used.length === 0;
    };
    return { panel: create("section", { ariaLabel: "Word Count", lang: "en", dir: "ltr" }, header, status, list, words), update };
  };

  const open = () => {
    const life = new AbortController();
    const { signal } = life;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const article = findArticle();
    const opener = document.activeElement;
    let [writer, waiting] = [opener, 0];
    const close = () => {
      life.abort();
      clearTimeout(waiting);
      const wasInside = host.matches(":focus-within");
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    const { panel, update } = makePanel(close);
    const follow = () => {
      if (document.activeElement !== host) writer = document.activeElement;
      clearTimeout(waiting);
      waiting = setTimeout(() => update(readSource(writer, article)), 150);
    };
    const onEscape = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(panel);
    host.addEventListener("close", close);
    addEventListener("keydown", onEscape, { capture: true, signal });
    document.addEventListener("selectionchange", follow, { signal });
    for (const kind of ["input", "focusin"]) addEventListener(kind, follow, { capture: true, signal });
    update(readSource(writer, article));
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    /* Who is writing goes on writing; everybody else can reach the buttons at once. */
    if (!isField(writer) && !writer?.isContentEditable) root.querySelector("button").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
