import { Parser } from "htmlparser2";

/** An element of the text. */
export interface PageElement {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly parent: PageElement | null;
	readonly depth: number;
	/** Number among the children of its parent with the same tag, from 1. */
	readonly nth: number;
	/** The form and the label around it. */
	readonly form: PageElement | null;
	readonly label: PageElement | null;
	/** How many children it has of each tag. */
	readonly childCounts: Map<string, number>;
	/** Text in it, for elements that are named by theirs. */
	text: string;
}

export interface PageText {
	/** In document order. */
	readonly elements: readonly PageElement[];
	/** Code of its inline scripts. */
	readonly scripts: string;
}

/** Elements that are named by their text. */
const NAMED_BY_TEXT: ReadonlySet<string> = new Set([
	"a",
	"button",
	"label",
	"legend",
	"option",
	"summary",
	"textarea",
	"title",
]);
const HOLDS_CHOICES: ReadonlySet<string> = new Set(["option", "textarea"]);
const MAX_NAME = 4000;
const MAX_SCRIPTS = 300_000;
/** Open elements that one piece of text names: a page may nest labels without end. */
const MAX_NAMED = 8;

/**
 * Reads HTML text into its elements, in one pass.
 * @param html any text
 * @returns its elements and scripts; nothing is executed or fetched
 */
export function readPage(html: string): PageText {
	const elements: PageElement[] = [];
	const open: PageElement[] = [];
	const named: PageElement[] = [];
	const roots = new Map<string, number>();
	let scripts = "";
	const parser = new Parser({
		onopentag: (tag, attributes) => {
			const parent = open.at(-1) ?? null;
			const counts = parent?.childCounts ?? roots;
			const nth = (counts.get(tag) ?? 0) + 1;
			counts.set(tag, nth);
			const element: PageElement = {
				tag,
				attributes,
				parent,
				depth: open.length + 1,
				nth,
				form: parent?.tag === "form" ? parent : (parent?.form ?? null),
				label: parent?.tag === "label" ? parent : (parent?.label ?? null),
				childCounts: new Map(),
				text: "",
			};
			elements.push(element);
			open.push(element);
			if (NAMED_BY_TEXT.has(tag)) named.push(element);
		},
		ontext: (text) => {
			const tag = open.at(-1)?.tag;
			if (tag === "script") {
				if (scripts.length < MAX_SCRIPTS) scripts += text.slice(0, MAX_SCRIPTS);
				return;
			}
			if (tag === "style") return;
			// What was typed or can be chosen is no part of the label around it.
			const isOwn = HOLDS_CHOICES.has(named.at(-1)?.tag ?? "");
			for (const element of named.slice(isOwn ? -1 : -MAX_NAMED)) {
				if (element.text.length < MAX_NAME) element.text += text.slice(0, MAX_NAME);
			}
		},
		onclosetag: () => {
			const closed = open.pop();
			if (named.at(-1) === closed) named.pop();
			if (closed?.tag === "script") scripts += "\n";
		},
	});
	parser.write(html);
	parser.end();
	return { elements, scripts };
}

/** First word of the role, in lower case; empty without one. */
export const roleWord = ({ attributes }: PageElement): string =>
	/^\s*(\S{0,40})/.exec(attributes.role ?? "")?.[1]?.toLowerCase() ?? "";

const BUTTON_TYPES: ReadonlySet<string> = new Set(["button", "submit", "reset", "image"]);

/** `type` of a field or button, as browsers understand it. */
export function typeOf({ tag, attributes }: PageElement): string {
	const written = (attributes.type ?? "").trim().toLowerCase();
	if (tag === "select") return "multiple" in attributes ? "select-multiple" : "select-one";
	if (tag === "textarea") return "textarea";
	if (tag === "button") return ["button", "reset"].includes(written) ? written : "submit";
	return written === "" ? "text" : written;
}

export const isHidden = (element: PageElement): boolean => element.tag === "input" && typeOf(element) === "hidden";
export const isButton = (element: PageElement): boolean =>
	element.tag === "button" ||
	roleWord(element) === "button" ||
	(element.tag === "input" && BUTTON_TYPES.has(typeOf(element)));
/** Whether an element takes a value, visible or not. */
export const isField = (element: PageElement): boolean =>
	element.tag === "select" ||
	element.tag === "textarea" ||
	(element.tag === "input" && !BUTTON_TYPES.has(typeOf(element)));
export const isLink = ({ tag, attributes }: PageElement): boolean =>
	(tag === "a" || tag === "area") && attributes.href !== undefined;
