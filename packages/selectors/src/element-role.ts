import { attribute, hasAttribute, tagOf } from "./intact-dom.ts";

/** Tags and types of `input`, by the role that they have. */
const TAGS: Readonly<Record<string, string>> = {
	article: "article",
	banner: "header",
	button: "button summary",
	cell: "td",
	columnheader: "th",
	complementary: "aside",
	contentinfo: "footer",
	dialog: "dialog",
	figure: "figure",
	form: "form",
	group: "fieldset optgroup",
	heading: "h1 h2 h3 h4 h5 h6",
	img: "img",
	list: "menu ol ul",
	listitem: "li",
	main: "main",
	meter: "meter",
	navigation: "nav",
	option: "option",
	paragraph: "p",
	progressbar: "progress",
	region: "section",
	row: "tr",
	rowgroup: "tbody tfoot thead",
	separator: "hr",
	status: "output",
	table: "table",
	textbox: "textarea",
};
const TYPES: Readonly<Record<string, string>> = {
	button: "button image reset submit",
	checkbox: "checkbox",
	radio: "radio",
	searchbox: "search",
	slider: "range",
	spinbutton: "number",
	textbox: "email tel text url",
};

/** Roles by tag or type. */
const inverted = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
	new Map(Object.entries(table).flatMap(([role, names]) => names.split(" ").map((name) => [name, role] as const)));
const ROLE_OF_TAG = inverted(TAGS);
const ROLE_OF_TYPE = inverted(TYPES);

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
	if (tag === "input") return ROLE_OF_TYPE.get(attribute(element, "type")?.toLowerCase() ?? "text") ?? null;
	if (tag === "select") {
		const size = Number(attribute(element, "size") ?? 0);
		return hasAttribute(element, "multiple") || size > 1 ? "listbox" : "combobox";
	}
	return ROLE_OF_TAG.get(tag) ?? null;
}

/**
 * Builds a CSS selector for every element that may have a role; `roleOf` decides for each match.
 * @param role an ARIA role
 * @returns a selector list
 */
export function cssOfRole(role: string): string {
	const namesIn = (table: Readonly<Record<string, string>>) => entry(table, role)?.split(" ") ?? [];
	const tags = namesIn(TAGS);
	const types = namesIn(TYPES);
	const inputs = types.map((type) => `${type === "text" ? "input:not([type])," : ""}input[type="${type}" i]`);
	const more: Readonly<Record<string, readonly string[]>> = {
		link: ["a[href]", "area[href]"],
		listbox: ["select"],
		combobox: ["select"],
	};
	return [`[role~="${CSS.escape(role)}"]`, ...tags, ...inputs, ...(entry(more, role) ?? [])].join(",");
}

const NAMED_BY_CONTENT =
	/^(?:button|cell|checkbox|columnheader|gridcell|heading|link|menuitem(?:checkbox|radio)?|option|radio|row|rowheader|switch|tab|tooltip|treeitem)$/;

/**
 * Whether the content of an element names it (ARIA 1.2, "name from: contents").
 * @param role as `roleOf` returns it
 * @returns false for null
 */
export const isNamedByContent = (role: string | null): boolean => role !== null && NAMED_BY_CONTENT.test(role);

/** Own properties only, as the page chooses the keys: `constructor` must not match. */
const entry = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
	Object.hasOwn(table, key) ? table[key] : undefined;
