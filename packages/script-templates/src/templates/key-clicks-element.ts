import { QUERY_ALL } from "../code-parts/page-changes.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const keyClicksElement: ScriptTemplate = {
	id: "key-clicks-element",
	title: "Shortcut that clicks an element",
	description:
		"Clicks the button or link that you chose when you press the keys that you chose. It does nothing while you type into a field, unless the keys include Ctrl, Alt or Meta.",
	category: "automation",
	tags: ["keyboard", "shortcut", "click"],
	kind: "userscript",
	phrasings: [
		"keyboard shortcut that clicks a button",
		"press {keys} to click {element}",
		"hotkey for the next page button",
		"add a shortcut {keys} on {site}",
		"bind a key to a button",
		"I want to press a key instead of clicking next",
		"custom keyboard shortcuts for a site",
		"assign {keys} to the button {element}",
		"key binding for like button",
		"use arrow keys to go to the next chapter",
		"navigate with keyboard instead of mouse on {site}",
		"when I press {keys} click the element {element}",
		"make a hotkey",
		"shortcut key to submit the form",
		"map a key to a link",
		"press n for next page",
		"trigger a button with my keyboard",
		"let {keys} open the menu",
		"please add a shortcut for the send button",
		"keyboard control for a web page",
		"keypress clicks",
		"hit {keys} and the page should press that button",
	],
	slots: [
		{ name: "keys", type: "keys", question: "Which keys shall click it? For example Alt+Shift+K.", required: true },
		{
			name: "element",
			type: "element",
			question: "Which button or link shall be clicked? Choose it on the page, or type a CSS selector.",
			required: true,
		},
	],
	effects: ["look"],
	sites: "ask",
	write(values) {
		return {
			grants: [],
			body: `const KEYS = ${quote(values.keys)};
const SELECTOR = ${quote(values.element)};
${QUERY_ALL}
const parts = KEYS.split("+").map((part) => part.trim()).filter(Boolean);
const key = (parts.pop() ?? "").toLowerCase();
const held = parts.map((part) => part.toLowerCase());
const needs = {
  ctrlKey: held.includes("ctrl") || held.includes("control"),
  altKey: held.includes("alt") || held.includes("option"),
  shiftKey: held.includes("shift"),
  metaKey: held.includes("meta") || held.includes("cmd") || held.includes("command"),
};
const hasCommand = needs.ctrlKey || needs.altKey || needs.metaKey;
/* With Alt or Shift a key writes another sign on many keyboards: letters and digits are told by their place. */
const isKey = (event) => event.key.toLowerCase() === key || event.code.toLowerCase() === "key" + key || event.code.toLowerCase() === "digit" + key || (key === "space" && event.code === "Space");
const isTyping = (target) => target instanceof Element && target.closest("input:not([type='checkbox'], [type='radio'], [type='button']), textarea, select, [contenteditable=''], [contenteditable='true'], [role='textbox']") !== null;
const onKey = (event) => {
  if (event.repeat || event.isComposing || !isKey(event) || Object.entries(needs).some(([name, needed]) => event[name] !== needed)) return;
  if (!hasCommand && isTyping(event.composedPath()[0])) return;
  const element = queryAll(SELECTOR).find((one) => one.checkVisibility?.() !== false && !one.disabled);
  if (!element) return;
  event.preventDefault();
  element.click();
};
addEventListener("keydown", onKey, { capture: true });
`,
		};
	},
};
