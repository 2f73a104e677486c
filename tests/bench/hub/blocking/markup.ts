/** An element or a text of a page. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly MarkupNode[];
}

/** What home consists of. */
export interface PageMarkup {
	/** Whether the server writes the screen; otherwise the browser renders it in place of what the server has written. */
	readonly isServerRendered: boolean;
	/** The children of `#root`: as the server writes them, or as they are when the page has come to rest. */
	readonly screen: readonly MarkupNode[];
	/** HTML of `#root` as the server writes it. */
	readonly servedRoot: string;
	/** The document with the same head and style sheets, without scripts, and with ROOT_MARK as content of `#root`. */
	readonly document: string;
}

export const ROOT_MARK = "<!--bare-root-->";

/** Attributes that React knows by another name. */
const REACT_NAMES: Readonly<Record<string, string>> = {
	class: "className",
	for: "htmlFor",
	value: "defaultValue",
	checked: "defaultChecked",
	selected: "defaultSelected",
	readonly: "readOnly",
	autofocus: "autoFocus",
	tabindex: "tabIndex",
	autocomplete: "autoComplete",
	autocapitalize: "autoCapitalize",
	crossorigin: "crossOrigin",
	datetime: "dateTime",
	enterkeyhint: "enterKeyHint",
	fetchpriority: "fetchPriority",
	inputmode: "inputMode",
	maxlength: "maxLength",
	referrerpolicy: "referrerPolicy",
	spellcheck: "spellCheck",
	srcset: "srcSet",
};
/** Attributes that keep their hyphens. */
const OWN_NAME = /^(?:aria|data)-/;
const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** Attributes whose presence is their value. React takes an empty text for false. */
const FLAGS = /^(?:hidden|disabled|checked|selected|readonly|required|open|multiple|inert|autofocus)$/;

/**
 * The properties with which React creates the same attributes.
 * @param attributes of an element in HTML
 */
export function reactProps(attributes: MarkupElement["attributes"]): Record<string, unknown> {
	const props = Object.entries(attributes).map(([name, value]) => {
		if (name === "style") return ["style", styleObject(value)];
		// Of an `li` or a button it is a plain attribute, which React has under the same name.
		return [REACT_NAMES[name] ?? (OWN_NAME.test(name) ? name : camelCase(name)), FLAGS.test(name) ? true : value];
	});
	return Object.fromEntries(props) as Record<string, unknown>;
}

function styleObject(css: string): Record<string, string> {
	const declarations = css.split(";").flatMap((declaration) => {
		const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? [];
		if (name === undefined || value === undefined) return [];
		return [[name.startsWith("--") ? name : camelCase(name), value] as const];
	});
	return Object.fromEntries(declarations);
}

/**
 * Source of a module that shows the nodes by React's `createElement` and nothing else.
 * @param nodes the children of `#root`
 * @param hydrate whether the same HTML is in the document already
 */
export function barePageSource(nodes: readonly MarkupNode[], hydrate: boolean): string {
	const page = `h(Fragment, null${nodes.map((node) => `, ${nodeSource(node)}`).join("")})`;
	const root = 'document.getElementById("root")';
	const start = hydrate ? `hydrateRoot(${root}, h(Page))` : `createRoot(${root}).render(h(Page))`;
	return `import { createElement as h, Fragment } from "react";
import { ${hydrate ? "hydrateRoot" : "createRoot"} } from "react-dom/client";
const Page = () => ${page};
${start};
`;
}

function nodeSource(node: MarkupNode): string {
	if (typeof node === "string") return JSON.stringify(node);
	const props = Object.keys(node.attributes).length === 0 ? "null" : JSON.stringify(reactProps(node.attributes));
	return `h(${JSON.stringify(node.tag)}, ${props}${node.children.map((child) => `, ${nodeSource(child)}`).join("")})`;
}
