javascript:(() => {
  /*
   * Fill Forms with Test Data
   *
   * Fills the empty fields of a form with plausible sample data, so that you need not invent a name and
   * an address for every try: texts, e-mail, phone, numbers and dates within their limits, lists, and one
   * choice of each group. The page hears of it as if somebody had typed.
   *
   * Never fills passwords, codes, card numbers, files, hidden fields, searches or traps for robots, checks no box
   * that agrees to something, and changes nothing that has a value. It never sends the form. "Empty again"
   * takes back what it filled in and nobody has changed since. Nothing is stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-fill-test-data";
  const FIELDS = "input, textarea, select";
  const NEVER = /^(password|file|hidden|submit|button|reset|image|range|color|checkbox|radio|search)$/;
  const SECRET = /pass(word|wort)?|passwd|\bpin\b|\bcvc\b|\bcvv\b|\biban\b|card|karte|\botp\b|one-time|token|captcha|honeypot|\bssn\b|security/i;
  /* Phone numbers that belong to nobody (NANP 555-01xx) and a host name that is reserved (RFC 2606). */
  const SAMPLES = [
    [/e-?mail/i, "alex@example.com"],
    [/\b(given|first|vor)[ _-]?name|prénom/i, "Alex"],
    [/\b(family|last|sur|nach)[ _-]?name|\bnom\b/i, "Example"],
    [/\b(tel|phone|mobile|telefon|handy)/i, "+1 555 0100"],
    [/\b(zip|postal|postcode|plz|postleitzahl)/i, "12345"],
    [/\b(street|address|straße|strasse|adresse)/i, "1 Sample Street"],
    [/\b(city|town|locality|ort|stadt|ville)\b/i, "Sampletown"],
    [/\b(country|land|pays)\b/i, "Germany"],
    [/\b(company|organi[sz]ation|firma)/i, "Example Ltd."],
    [/\b(user|nick|login)[ _-]?name|username/i, "alex_example"],
    [/name/i, "Alex Example"],
  ];
  const BY_TYPE = { email: "alex@example.com", tel: "+1 555 0100", url: location.origin, time: "12:00" };

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

  const namesOf = (field) => {
    const labels = [...(field.labels ?? [])].map((label) => label.textContent);
    return [field.autocomplete, ...labels, field.ariaLabel, field.placeholder, field.name, field.id].filter(Boolean).join(" ; ");
  };

  /* A field that nobody can see is a trap for robots. */
  const isOffered = (field) => {
    const { width, height, right, bottom } = field.getBoundingClientRect();
    const isSeen = field.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) !== false && width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0;
    return isSeen && !field.disabled && !field.readOnly && !field.closest("search, [role='search'], [id^='scriptorium-']");
  };

  const isoDay = (moment, length) => new Date(moment - new Date(moment).getTimezoneOffset() * 60000).toISOString().slice(0, length);

  /* The nearest number that the limits and the step of the field allow. */
  const numberFor = ({ min, max, step }) => {
    const low = min === "" ? (max === "" || Number(max) > 0 ? 1 : Number(max)) : Number(min);
    const size = Number(step) > 0 ? Number(step) : 1;
    const base = min === "" ? 0 : Number(min);
    return String(Number((base + Math.ceil((low - base) / size) * size).toFixed(6)));
  };

  const dateFor = (field) => {
    const length = { date: 10, month: 7, "datetime-local": 16 }[field.type];
    const today = isoDay(Date.now(), length);
    return field.max && today > field.max ? field.max : field.min && today < field.min ? field.min : today;
  };

  const sampleFor = (field) => {
    if (field.type === "number") return numberFor(field);
    if (/^(date|month|datetime-local)$/.test(field.type)) return dateFor(field);
    if (Object.hasOwn(BY_TYPE, field.type)) return BY_TYPE[field.type];
    if (field.localName === "textarea") return "This is a sample text. It was filled in to try this form.";
    return SAMPLES.find(([pattern]) => pattern.test(namesOf(field)))?.[1] ?? "Sample";
  };

  const setValue = (field, value) => {
    /* Frameworks replace the setter of the element itself; the one of its class is the browser's. */
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    set.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const fillField = (field) => {
    if (field.localName === "select") {
      const option = [...field.options].find((one) => one.value !== "" && !one.disabled && !one.parentElement.disabled);
      if (field.multiple || field.value !== "" || !option) return null;
      setValue(field, option.value);
      return { field, value: option.value };
    }
    if (field.value !== "") return null;
    const text = sampleFor(field);
    const value = field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
    setValue(field, value);
    /* A pattern of the page's own that the sample does not fit: the person knows better. */
    if (field.checkValidity()) return { field, value };
    setValue(field, "");
    return null;
  };

  const chooseRadios = (radios) => {
    const groups = Map.groupBy(radios, (radio) => `${radio.form?.id ?? ""} ${radio.name}`);
    return [...groups.values()].flatMap((group) => {
      if (group.some((radio) => radio.checked)) return [];
      group[0].click();
      return [group[0]];
    });
  };

  const open = () => {
    const fields = [...document.querySelectorAll(FIELDS)].filter((field) => isOffered(field) && !SECRET.test(namesOf(field)));
    const candidates = fields.filter((field) => !NEVER.test(field.type));
    const filled = candidates.map(fillField).filter(Boolean);
    const chosen = chooseRadios(fields.filter((field) => field.type === "radio"));
    const empty = create("button", { type: "button", textContent: "Empty again" });
    const panel = openPanel("Test data", filled.length + chosen.length > 0 ? [empty] : []);
    empty.addEventListener("click", () => {
      for (const { field, value } of filled) if (field.value === value) setValue(field, "");
      for (const radio of chosen) radio.checked = false;
      panel.close();
    });
    const count = filled.length + chosen.length;
    const left = candidates.filter((field) => field.value === "" && field.required).length;
    const rest = left > 0 ? ` ${left} required ${left === 1 ? "field is" : "fields are"} left to you.` : "";
    panel.status.textContent = count === 0 ? "There is no empty field to fill in on this page." : `${count} ${count === 1 ? "field" : "fields"} filled in.${rest} Nothing was sent.`;
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
