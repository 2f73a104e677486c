import { attribute, hasAttribute, tagOf } from "./intact-dom.ts";

const BY_TAG: Readonly<Record<string, string>> = {
	article: "article",
	aside: "complementary",
	button: "button",
	dialog: "dialog",
	fieldset: "group",
	figure: "figure",
	footer: "contentinfo",
	form: "form",
	h1: "heading",
	h2: "heading",
	h3: "heading",
	h4: "heading",
	h5: "heading",
	h6: "heading",
	header: "banner",
	hr: "separator",
	img: "img",
	li: "listitem",
	main: "main",
	menu: "list",
	meter: "meter",
	nav: "navigation",
	ol: "list",
	optgroup: "group",
	option: "option",
	output: "status",
	p: "paragraph",
	progress: "progressbar",
	section: "region",
	summary: "button",
	table: "table",
	tbody: "rowgroup",
	td: "cell",
	textarea: "textbox",
	tfoot: "rowgroup",
	th: "columnheader",
	thead: "rowgroup",
	tr: "row",
	ul: "list",
};

const BY_INPUT_TYPE: Readonly<Record<string, string>> = {
	button: "button",
	checkbox: "checkbox",
	email: "textbox",
	image: "button",
	number: "spinbutton",
	radio: "radio",
	range: "slider",
	reset: "button",
	search: "searchbox",
	submit: "button",
	tel: "textbox",
	text: "textbox",
	url: "textbox",
};

/**
 * The ARIA role of an element: its `role` attribute, else the implicit role of its tag (HTML-AAM), limited to roles people act on.
 * @param element any element
 * @returns null without a role, and for `none` and `presentation`
 */
export function roleOf(element: Element): string | null {
	const explicit = attribute(element, "role")?.trim().split(/\s+/)[0];
	if (explicit) return explicit === "none" || explicit === "presentation" ? null : explicit;
	const tag = tagOf(element);
	if (tag === "a" || tag === "area") return hasAttribute(element, "href") ? "link" : null;
	if (tag === "input") return entry(BY_INPUT_TYPE, attribute(element, "type")?.toLowerCase() ?? "text") ?? null;
	if (tag === "select") {
		const size = Number(attribute(element, "size") ?? 0);
		return hasAttribute(element, "multiple") || size > 1 ? "listbox" : "combobox";
	}
	return entry(BY_TAG, tag) ?? null;
}

/**
 * Builds a CSS selector for every element that may have a role; `roleOf` decides for each match.
 * @param role an ARIA role
 * @returns a selector list
 */
export function cssOfRole(role: string): string {
	const tags = Object.keys(BY_TAG).filter((tag) => BY_TAG[tag] === role);
	const types = Object.keys(BY_INPUT_TYPE).filter((type) => BY_INPUT_TYPE[type] === role);
	const inputs = types.map((type) => `${type === "text" ? "input:not([type])," : ""}input[type="${type}" i]`);
	const more: Readonly<Record<string, readonly string[]>> = {
		link: ["a[href]", "area[href]"],
		listbox: ["select"],
		combobox: ["select"],
	};
	return [`[role~="${CSS.escape(role)}"]`, ...tags, ...inputs, ...(entry(more, role) ?? [])].join(",");
}

const NAMED_BY_CONTENT = new Set([
	"button",
	"cell",
	"checkbox",
	"columnheader",
	"gridcell",
	"heading",
	"link",
	"menuitem",
	"menuitemcheckbox",
	"menuitemradio",
	"option",
	"radio",
	"row",
	"rowheader",
	"switch",
	"tab",
	"tooltip",
	"treeitem",
]);

/**
 * Whether the content of an element names it (ARIA 1.2, "name from: contents").
 * @param role as `roleOf` returns it
 * @returns false for null
 */
export const isNamedByContent = (role: string | null): boolean => role !== null && NAMED_BY_CONTENT.has(role);

/** Own properties only, as the page chooses the keys: `constructor` must not match. */
const entry = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
	Object.hasOwn(table, key) ? table[key] : undefined;
