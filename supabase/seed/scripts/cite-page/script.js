javascript:(() => {
  /*
   * Cite Page
   *
   * Makes a citation of the page in APA (7th edition), MLA (9th), Chicago (17th, bibliography) and
   * BibTeX; one press copies each. Pasted into a word processor, titles arrive in italics.
   *
   * Facts come from what the page says about itself (citation_ metas, JSON-LD, Open Graph, Dublin
   * Core). What is missing is named, and you can correct every fact. Capital letters in titles stay
   * as they are. Nothing is loaded, stored or sent.
   */
  "use strict";

  const HOST_ID = "scriptorium-cite-page";
  const MONTHS = "January February March April May June July August September October November December".split(" ");
  const MLA_MONTHS = "Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.".split(" ");
  const PARTICLE = /^(van|von|vom|de|da|do|das|dos|del|della|di|du|la|le|der|den|ten|ter|zu|bin|ibn|al|el)$/;
  const WORK = /Article|Posting|Report|Thesis|Chapter|Review|Recipe|Dataset/;

  const CSS = `
    :host { all: initial !important; position: fixed !important; inset: 16px 16px auto auto !important; }
    :host { z-index: 2147483647 !important; color-scheme: light dark !important; } [role="status"] { position: sticky; top: -12px; background: Canvas; }
    section {
      display: grid; gap: 10px; box-sizing: border-box; width: min(480px, calc(100vw - 32px)); max-height: calc(100vh - 32px);
      overflow-y: auto; padding: 12px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 12px;
      background: Canvas; color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; gap: 8px; align-items: center; } h2, h3 { flex: 1; margin: 0; font-size: 16px; }
    p, pre { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; } p:empty { margin-top: -10px; }
    pre { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; } :focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; }
    article { padding-top: 8px; border-top: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); } .missing { color: light-dark(#a40e26, #ff9aa2); }
    summary { box-sizing: border-box; min-height: 44px; padding: 10px 0; cursor: pointer; } label { display: block; padding-bottom: 8px; }
    input, button { min-height: 44px; padding: 0 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px; font: inherit; }
    input { display: block; box-sizing: border-box; width: 100%; } button { background: ButtonFace; color: ButtonText; cursor: pointer; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const oneLine = (text) => String(text ?? "").trim().replace(/\s+/g, " ");
  const allMetas = [...document.querySelectorAll("meta[content]")].map((meta) => [meta.getAttribute("property") ?? meta.name, oneLine(meta.content)]);
  const readMeta = (wanted) => allMetas.filter(([name, value]) => name.toLowerCase() === wanted && value).map(([, value]) => value);
  /* The values of the first of these names that the page has. */
  const metas = (...names) => names.map(readMeta).find((values) => values.length > 0) ?? [];

  const readJson = (script) => {
    try {
      return [JSON.parse(script.textContent)].flat().flatMap((node) => node?.["@graph"] ?? node ?? []);
    } catch (broken) {
      console.info("Cite Page skipped a block of JSON-LD that cannot be read:", broken.message);
      return [];
    }
  };

  /* The work the page is about, and a way to follow references such as { "@id": "#editor" }. */
  const readWork = () => {
    const nodes = [...document.querySelectorAll("script[type='application/ld+json' i]")].flatMap(readJson);
    const follow = (node) => (node?.["@id"] && !node.name && nodes.find((other) => other["@id"] === node["@id"])) || node;
    const isWork = (node) => [node["@type"]].flat().some((type) => WORK.test(type));
    return { work: nodes.find(isWork) ?? nodes.find((node) => node.headline ?? node.datePublished) ?? {}, follow };
  };

  const isOrganisation = (name) => !name.includes(" ") || /\b(of|for|the)\b/i.test(name);
  /* "Ludwig van Beethoven" becomes "van Beethoven, Ludwig"; an organisation and "Lee, Jo" stay what they are. */
  const familyFirst = (name) => {
    if (name.includes(",") || isOrganisation(name)) return name;
    const words = name.split(" ");
    const last = words.splice(words.findIndex((word, index) => index > 0 && PARTICLE.test(word)));
    return `${last.join(" ")}, ${words.join(" ")}`;
  };

  /* One meta may name several people. "Health and Care" is not two of them, "Ada Brennan and Jo Lee" are. */
  const splitNames = (text) => {
    const names = text.replace(/^by\s+/i, "").split(/\s*(?:[,;|]| and | & )\s*/).filter(Boolean);
    return names.some(isOrganisation) ? text.split(/\s*;\s*/) : names;
  };

  const readAuthors = (work, follow) => {
    const cited = metas("citation_author", "citation_authors").flatMap((text) => text.split(/\s*;\s*/)).map(familyFirst);
    const toName = (author) => oneLine(typeof author === "string" ? author : author?.name);
    const nameOf = (author) => (/Organi[sz]ation/.test(author?.["@type"]) ? toName(author) : familyFirst(toName(author)));
    const named = [work.author ?? work.creator ?? []].flat().map((author) => nameOf(follow(author))).filter(Boolean);
    const metaNames = metas("author", "article:author", "dc.creator", "dcterms.creator").filter((text) => !/^https?:/i.test(text));
    const written = metaNames.flatMap(splitNames).map(familyFirst);
    return [cited, named, written].find((names) => names.length > 0) ?? [];
  };

  /* Year, month and day as they are written: a time zone must not turn the 1st into the 31st. */
  const readDate = (text) => {
    const [, year, month, day] = oneLine(text).match(/^(\d{4})(?:[-/.](0?[1-9]|1[0-2])(?:[-/.](0?[1-9]|[12]\d|3[01]))?)?(?=$|[T\s])/) ?? [];
    if (year) return { year, month: Number(month ?? 0), day: Number(day ?? 0) };
    const date = new Date(text);
    return !text || Number.isNaN(date.getTime()) ? null : fromDate(date);
  };

  const fromDate = (date) => ({ year: String(date.getFullYear()), month: date.getMonth() + 1, day: date.getDate() });
  const writeDate = ({ year, month, day }) => [year, month, day].filter(Boolean).map((part) => String(part).padStart(2, "0")).join("-");

  const readFacts = () => {
    const { work, follow } = readWork();
    const first = (...names) => metas(...names)[0] ?? "";
    const journal = first("citation_journal_title", "citation_conference_title");
    const owner = oneLine(follow([work.publisher].flat()[0])?.name ?? follow([work.isPartOf].flat()[0])?.name);
    const site = journal || first("og:site_name") || owner || first("application-name") || location.hostname;
    const title = first("citation_title") || oneLine(work.headline) || first("og:title", "dc.title") || oneLine(document.title);
    const tail = [" | ", " - ", " – ", " — ", " · "].map((dash) => dash + site).find((end) => title.endsWith(end)) ?? "";
    const dates = [first("citation_publication_date", "citation_date", "citation_online_date"), work.datePublished];
    dates.push(first("article:published_time", "dc.date", "dcterms.issued", "date"), document.querySelector("time[pubdate]")?.dateTime);
    const pages = new Set([first("citation_firstpage"), first("citation_lastpage")].filter(Boolean));
    const doi = first("citation_doi").replace(/^(doi:\s*|https?:\/\/(dx\.)?doi\.org\/)/i, "");
    const canonical = document.querySelector("link[rel='canonical' i][href]")?.href ?? "";
    return {
      fields: {
        Authors: readAuthors(work, follow).join("; "),
        Title: tail ? title.slice(0, -tail.length) : title,
        "Site or journal": site,
        Date: writeDate(readDate(dates.find(Boolean) ?? "") ?? {}),
        Address: doi ? `https://doi.org/${doi}` : canonical.startsWith(`${location.origin}/`) ? canonical : location.href.split("#")[0],
      },
      paper: journal ? { volume: first("citation_volume"), number: first("citation_issue"), pages: [...pages].join("–") } : null,
    };
  };

  const italic = (text) => ({ italic: text });
  const stop = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);
  const quoted = (text) => `“${stop(text).replace(/["“]([^"”]*)["”]/g, "‘$1’")}” `;
  const joinList = (names, last) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}${last}${names.at(-1)}`);
  const given = (name) => name.split(/,\s*/).slice(1).join(" ");
  const family = (name) => name.split(/,\s*/)[0];
  const natural = (name) => oneLine(`${given(name)} ${family(name)}`);
  const initials = (name) => given(name).split(" ").filter(Boolean).map((word) => word.split("-").map((part) => `${[...part][0]}.`).join("-"));

  const toApa = ({ authors, title, site, date, paper, link }) => {
    const names = authors.map((name) => [`${family(name)}${given(name) ? "," : ""}`, ...initials(name)].join(" "));
    const who = names.length > 20 ? `${names.slice(0, 19).join(", ")}, . . . ${names.at(-1)}` : joinList(names, ", & ");
    const day = date && !paper && date.month ? `, ${MONTHS[date.month - 1]}${date.day ? ` ${date.day}` : ""}` : "";
    const when = `(${date ? date.year + day : "n.d."}). `;
    const what = paper ? [stop(title)] : [italic(title), /[.!?…]$/.test(title) ? "" : "."];
    const start = who ? [`${stop(who)} `, when, ...what, " "] : [...what, " ", when];
    if (!paper) return [...start, authors.includes(site) ? "" : `${stop(site)} `, link];
    const number = paper.volume ? [", ", italic(paper.volume), paper.number && `(${paper.number})`] : [];
    return [...start, italic(site), ...number, paper.pages ? `, ${paper.pages}` : "", `. ${link}`];
  };

  const toMla = ({ authors, authors: [one, two], title, site, date, paper, link, today }) => {
    const who = authors.length > 2 ? `${one}, et al.` : two ? `${one}, and ${natural(two)}` : (one ?? "");
    const write = ({ year, month, day }) => [day, MLA_MONTHS[month - 1], year].filter(Boolean).join(" ");
    const number = paper ? [paper.volume && `vol. ${paper.volume}`, paper.number && `no. ${paper.number}`] : [];
    const rest = [...number, date && write(date), paper?.pages && `pp. ${paper.pages}`, link].filter(Boolean).join(", ");
    return [who ? `${stop(who)} ` : "", quoted(title), italic(site), `, ${rest}.`, date ? "" : ` Accessed ${write(today)}.`];
  };

  const toChicago = ({ authors, title, site, date, paper, link, today }) => {
    const names = [...authors.slice(0, 1), ...authors.slice(1).map(natural)];
    const who = names.length > 10 ? `${names.slice(0, 7).join(", ")}, et al.` : joinList(names, ", and ");
    const write = ({ year, month, day }) => (month ? `${MONTHS[month - 1]}${day ? ` ${day},` : ""} ${year}` : year);
    const start = [who ? `${stop(who)} ` : "", quoted(title)];
    if (!paper) return [...start, date ? `${site}, ${write(date)}.` : `${stop(site)} Accessed ${write(today)}.`, ` ${link}.`];
    const number = `${paper.volume && ` ${paper.volume}`}${paper.number && `, no. ${paper.number}`}${date ? ` (${date.year})` : ""}`;
    return [...start, italic(site), `${number}${paper.pages && `: ${paper.pages}`}. ${link}.`];
  };

  const SPECIAL = { "\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}" };
  const escapeTex = (text) => text.replace(/[\\{}$&#_~^%]/g, (character) => SPECIAL[character] ?? `\\${character}`);

  const toBibtex = ({ authors, title, site, date, paper, link, today }) => {
    const plain = (text) => text.normalize("NFD").replace(/[^a-z0-9 ]/gi, "").toLowerCase();
    const word = plain(title).split(" ").find((part) => part.length > 3) ?? "";
    const key = `${plain(family(authors[0] ?? site)).replaceAll(" ", "")}${date?.year ?? ""}${word}` || "page";
    const people = authors.map((name) => (given(name) ? escapeTex(name) : `{${escapeTex(name)}}`));
    const online = { howpublished: escapeTex(site), note: `Accessed ${writeDate(today)}` };
    const home = paper ? { journal: escapeTex(site), ...paper, pages: paper.pages.replace("–", "--") } : online;
    const start = { author: people.join(" and "), title: `{${escapeTex(title)}}`, year: date?.year, month: date?.month };
    const all = { ...start, ...home, doi: link.split("https://doi.org/")[1], url: link };
    const rows = Object.entries(all).map(([name, value]) => (value ? `  ${name} = {${value}}` : "")).filter(Boolean);
    return [`@${paper ? "article" : "misc"}{${key},\n${rows.join(",\n")}\n}`];
  };

  const makeStyle = ([name, write], read, status) => {
    const text = create(name === "BibTeX" ? "pre" : "p", { dir: "auto" });
    const show = () => text.replaceChildren(...write(read()).map((part) => (part.italic ? create("i", { textContent: part.italic }) : part)));
    const copy = async () => {
      const asItem = (content, type) => ({ [type]: new Blob([content], { type }) });
      const both = { ...asItem(text.textContent, "text/plain"), ...(name === "BibTeX" ? {} : asItem(text.innerHTML, "text/html")) };
      try {
        await navigator.clipboard.write([new ClipboardItem(both)]);
        status.textContent = `${name} copied`;
      } catch {
        status.textContent = "The browser did not allow copying; please select the text yourself";
      }
    };
    const button = create("button", { type: "button", textContent: "Copy", ariaLabel: `Copy ${name}`, onclick: copy });
    return { show, element: create("article", { ariaLabel: name }, create("header", {}, create("h3", { textContent: name }), button), text) };
  };

  const makePanel = (close) => {
    const { fields, paper } = readFacts();
    const [status, missing] = [create("p", { role: "status" }), create("p", { className: "missing" })];
    const inputs = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, create("input", { value, dir: "auto" })]));
    const value = (name) => oneLine(inputs[name].value);
    const read = () => {
      const authors = value("Authors").split(/\s*;\s*/).filter(Boolean);
      const known = { title: value("Title"), site: value("Site or journal"), date: readDate(value("Date")), link: value("Address") };
      return { ...known, authors, paper, today: fromDate(new Date()) };
    };
    const styles = Object.entries({ APA: toApa, MLA: toMla, Chicago: toChicago, BibTeX: toBibtex }).map((style) => makeStyle(style, read, status));
    const update = () => {
      const without = Object.keys(inputs).filter((name) => !value(name) || (name === "Date" && !read().date));
      missing.textContent = without.length > 0 ? `Missing: ${without.join(", ").toLowerCase()}. Add it under Facts if you know it.` : "";
      for (const { show } of styles) show();
    };
    const labels = Object.entries(inputs).map(([name, input]) => create("label", {}, name, input));
    update();
    const summary = create("summary", { textContent: "Facts (authors as Lee, Jo; Brennan, Ada)" });
    const facts = create("details", { oninput: update, open: missing.textContent !== "" }, summary, ...labels);
    const header = create("header", {}, create("h2", { textContent: "Cite Page" }), create("button", { type: "button", textContent: "Close", onclick: close }));
    return create("section", { ariaLabel: "Cite Page", lang: "en", dir: "ltr" }, header, missing, status, ...styles.map(({ element }) => element), facts);
  };

  const open = () => {
    const life = new AbortController();
    const opener = document.activeElement;
    const host = create("div", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    const close = () => {
      const wasInside = host.matches(":focus-within");
      life.abort();
      host.remove();
      if (wasInside) opener?.focus?.({ preventScroll: true });
    };
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    root.append(makePanel(close));
    host.addEventListener("close", close);
    /* Keys pressed in the panel are not meant for the page's own shortcuts. */
    host.addEventListener("keydown", (event) => event.stopPropagation());
    addEventListener("keydown", (event) => event.key === "Escape" && close(event.stopPropagation()), { capture: true, signal: life.signal });
    document.documentElement.append(host);
    host.popover = "manual";
    host.showPopover?.();
    root.querySelector("article button").focus({ preventScroll: true });
  };

  const shown = document.getElementById(HOST_ID);
  if (shown) shown.dispatchEvent(new Event("close"));
  else open();
})();
