import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const keepFormText: ScriptTemplate = {
	id: "keep-form-text",
	title: "Keep what I typed into forms",
	description:
		"Keeps texts typed into forms in the storage of the site and puts them back after a reload or a crash, until the form is sent. Passwords and card data are never kept.",
	category: "productivity",
	tags: ["form", "restore", "draft", "autosave"],
	kind: "userscript",
	phrasings: [
		"keep form text after reload",
		"save what I type in forms",
		"restore textarea after a crash",
		"don't lose my comment when the page reloads",
		"autosave drafts of text fields",
		"form recovery",
		"remember my input on {site}",
		"I lost a long post when the tab crashed, never again",
		"auto save forms",
		"recover typed text",
		"keep drafts of comments",
		"textarea cache",
		"preserve form contents between page loads",
		"save unfinished messages automatically",
		"lazarus form recovery",
		"backup text I write on the web",
		"bring back my text after going back",
		"save form data locally while typing",
		"please restore my half written reply",
		"session timeout ate my text",
		"persist inputs",
		"draft saver for forums",
	],
	slots: [],
	effects: ["form-values", "form-reads", "storage"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const STORE = "scriptorium-keep-form-text:" + location.pathname;
const MAX_CHARACTERS = 100000;
const FIELDS = "textarea, input:not([type]), input[type='text' i], input[type='email' i], input[type='url' i], input[type='tel' i], input[type='number' i], [contenteditable='true'], [contenteditable='']";
const SECRET = /pass|pwd|pin|secret|otp|token|captcha|cvc|cvv|card|iban|ssn|security/i;
${FOLLOW_CHANGES}
const isKept = (field) =>
  field.matches(FIELDS) && !/^(cc-|off$|one-time-code|current-password|new-password)/.test(field.autocomplete ?? "") && ![field.name, field.id, field.ariaLabel, field.placeholder].some((name) => SECRET.test(name ?? ""));
const fieldsOf = () => [...document.querySelectorAll(FIELDS)].filter(isKept);
const nameOf = (field) => {
  const name = field.getAttribute("name") || field.id || field.localName;
  const alike = fieldsOf().filter((other) => (other.getAttribute("name") || other.id || other.localName) === name);
  return name + ":" + alike.indexOf(field);
};
const textOf = (field) => (field.isContentEditable ? field.innerText : field.value);

const readTexts = () => {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch (problem) {
    console.info("Kept texts cannot be read:", problem.message);
    return {};
  }
};
const writeTexts = (texts) => {
  try {
    if (Object.keys(texts).length === 0) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, JSON.stringify(texts));
  } catch (problem) {
    console.info("The text cannot be kept:", problem.message);
  }
};

const keep = (event) => {
  const [target] = event.composedPath();
  const field = target instanceof Element ? target.closest(FIELDS) : null;
  if (!field || !isKept(field)) return;
  const text = textOf(field);
  const texts = readTexts();
  if (text.trim() && text.length <= MAX_CHARACTERS) texts[nameOf(field)] = text;
  else delete texts[nameOf(field)];
  writeTexts(texts);
};
const forget = (event) => {
  const texts = readTexts();
  for (const field of fieldsOf()) if (event.target.contains(field)) delete texts[nameOf(field)];
  writeTexts(texts);
};

const restored = new WeakSet();
const restore = () => {
  const texts = readTexts();
  for (const field of fieldsOf()) {
    if (restored.has(field)) continue;
    restored.add(field);
    const text = texts[nameOf(field)];
    if (typeof text !== "string" || textOf(field).trim()) continue;
    if (field.isContentEditable) {
      field.textContent = text;
    } else {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
      set.call(field, text);
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
};
followChanges(restore);
addEventListener("input", keep, { capture: true });
addEventListener("submit", forget, { capture: true });
`,
		};
	},
};
