import { destinationsOf } from "../engine/destination.ts";
import type { HeapObject, Machine, Member, Value } from "../engine/domain.ts";
import { hiddenValue } from "../engine/hidden-state.ts";
import { loadCode } from "../engine/load-code.ts";
import { knownTexts, textsOf } from "../engine/text-of.ts";
import { fromMarked, TextPattern } from "../engine/text-pattern.ts";
import { isObject, join, NOTHING, only, stringsOf } from "../engine/value.ts";
import { MIXED_TEXT } from "../trace/trace.ts";
import { describeElement, elementReads, keepWritten } from "./element-reads.ts";
import { sendsLater } from "./form-contents.ts";
import { isInOwnFrame } from "./frame-documents.ts";
import { moveBase, writeMarkup } from "./markup.ts";
import { isOwn } from "./own-elements.ts";
import { protectiveMembers } from "./protections.ts";
import { runAddress, runCode } from "./run-code.ts";
import { recordSending } from "./send-request.ts";
import { sendStyle } from "./style-addresses.ts";

type Write = NonNullable<Member["set"]>;

export function tagsOf(self: HeapObject): readonly string[] {
	return stringsOf(hiddenValue(self, "tag")).map((tag) => tag.toLowerCase());
}

function isTag(self: HeapObject, tag: RegExp): boolean {
	const tags = tagsOf(self);
	if (tags.length > 0) return tags.some((name) => tag.test(name));
	return stringsOf(hiddenValue(self, "selector")).some((selector) =>
		tag.test(
			selector
				.toLowerCase()
				.replace(/[.#[:].*$/, "")
				.trim()
				.split(/\s|>/)
				.at(-1) ?? "",
		),
	);
}

/** Elements of the HTML standard that fetch what their `src` names. */
const WITH_SOURCE = /^(?:img|image|audio|video|source|track|input)$/;

/** A `src` of these is a property like any other: of a `div`, say. The page can give its own elements (`x-player`) one. */
function hasNoSource(self: HeapObject): boolean {
	const tag = hiddenValue(self, "tag");
	const tags = tagsOf(self);
	const areKnown = !tag.open && tags.length === tag.atoms.length;
	return tags.length > 0 && areKnown && tags.every((name) => !WITH_SOURCE.test(name) && !name.includes("-"));
}

/** `src`: its effect depends on the kind of element. */
const setSource: Write = (machine, self, value, offset) => {
	keepWritten(machine, self, "src", value);
	const tags = tagsOf(self);
	if (isTag(self, /^script$/)) {
		loadCode(machine, "script.src", value, offset);
		return;
	}
	if (isTag(self, /^(?:i?frame|object|embed|portal|fencedframe)$/)) {
		recordSending(
			machine,
			{
				kind: "frame",
				api: `${tags[0] ?? "iframe"}.src`,
				address: value,
				details: { style: stringsOf(hiddenValue(self, "=style")) },
			},
			offset,
		);
		runAddress(machine, value, offset);
		return;
	}
	if (hasNoSource(self)) return;
	// A tag that could not be computed can be a script.
	if (hiddenValue(self, "tag") !== NOTHING && tags.length === 0) loadCode(machine, "element.src", value, offset);
	// An image that is never inserted into the page only transmits data.
	const listener = tags[0] === "img" && isOwn(machine, self) ? { listener: self.offset } : {};
	const api = `${tags[0] ?? "element"}.src`;
	const details = { own: [String(isOwn(machine, self))] };
	recordSending(machine, { kind: "request", api, address: value, details, ...listener }, offset);
};

/** Style sheets and SVG images: their `href` is fetched. */
const FETCHING_HREF = /^(?:link|image|use|feimage)$/;

const FETCHED_AHEAD = /prefetch|preload|preconnect|prerender/i;

const setHref: Write = (machine, self, value, offset) => {
	keepWritten(machine, self, "href", value);
	runAddress(machine, value, offset);
	// One function that makes all elements makes links: a script has an `href` in SVG only.
	if (isTag(self, /^script$/) && tagsOf(self).length < 2) loadCode(machine, "script.href", value, offset);
	if (isTag(self, /^base$/)) moveBase(machine, value, offset);
	if (isTag(self, FETCHING_HREF)) {
		// A prefetched resource is not shown: no object of this offset ever uses the response.
		const isAhead = stringsOf(hiddenValue(self, "=rel")).some((rel) => FETCHED_AHEAD.test(rel));
		const api = `${tagsOf(self)[0] ?? "link"}.href`;
		recordSending(machine, { kind: "request", api, address: value, ...(isAhead ? { listener: offset } : {}) }, offset);
		// Links in the page's head also name its canonical and next addresses.
		if (isOwn(machine, self)) return;
	}
	changePage(machine, self, "href", value, offset);
};

/** A change of content that the visitor sees, fills in or follows. */
export function changePage(machine: Machine, self: HeapObject, name: string, value: Value, offset: number): void {
	machine.traceBuilder.sink(
		{
			kind: "change-page",
			api: `${tagsOf(self)[0] ?? "element"}.${name}`,
			offset,
			destinations: /^(?:href|action|src)$/.test(name) ? destinationsOf(machine, value) : [],
			carried: [["body", machine.contents(value)]],
			details: {
				own: [String(isOwn(machine, self))],
				...(isInOwnFrame(machine, self) ? { frame: ["own"] } : {}),
				text: knownTexts(machine, value),
				element: describeElement(self),
			},
		},
		machine,
	);
}

/** Sentences in elements of the script's own; one-word labels are not significant. */
export function showText(machine: Machine, self: HeapObject, value: Value, offset: number): void {
	if (!value.atoms.some((atom) => (typeof atom === "string" ? atom.length > 7 : atom instanceof TextPattern))) return;
	if (isTag(self, /^(?:script|style)$/)) return;
	const text = knownTexts(machine, { ...value, atoms: value.atoms.filter((atom) => !isObject(atom)) });
	machine.traceBuilder.sink(
		{ kind: "show-text", api: `${tagsOf(self)[0] ?? "element"}.text`, offset, details: { text } },
		machine,
	);
}

function setText(name: string): Write {
	return (machine, self, value, offset) => {
		keepWritten(machine, self, name, value);
		if (isOwn(machine, self)) showText(machine, self, value, offset);
		else changePage(machine, self, name, value, offset);
		if (isTag(self, /^script$/)) runCode(machine, tagsOf(self).length > 1 ? MIXED_TEXT : "script text", value, offset);
		else if (isTag(self, /^style$/)) sendStyle(machine, value, offset);
	};
}

/** Elements of the page in which the visitor writes with formatting: what is put there can be sent like typed text. */
const EDITABLE = /contenteditable|textbox|prosemirror|ql-editor|lexical|composer|prompt/i;

function setMarkup(name: string): Write {
	return (machine, self, value, offset) => {
		keepWritten(machine, self, name, value);
		if (isTag(self, /^script$/)) runCode(machine, tagsOf(self).length > 1 ? MIXED_TEXT : "script text", value, offset);
		else if (isTag(self, /^style$/)) sendStyle(machine, value, offset);
		else {
			writeMarkup(machine, `Element.${name}`, value, offset);
			if (!isOwn(machine, self) && describeElement(self).some((text) => EDITABLE.test(text)))
				changePage(machine, self, name, value, offset);
		}
	};
}

/** Content of the page is hidden by a style or an attribute. */
export function hide(machine: Machine, self: HeapObject, value: Value, offset: number): void {
	if (isOwn(machine, self)) return;
	const hides = value.atoms.some((atom) => atom === true || /^(?:none|hidden|0)\b/.test(String(atom)));
	if (hides) changePage(machine, self, "hide", NOTHING, offset);
}

const simple =
	(name: string): Write =>
	(machine, self, value, offset) => {
		keepWritten(machine, self, name, value);
		changePage(machine, self, name, value, offset);
	};

const setAction: Write = (machine, self, value, offset) => {
	simple("action")(machine, self, value, offset);
	if (isOwn(machine, self)) sendsLater(machine, self, value, offset);
};

/** Images and reports that the browser requests on its own: `poster`, `background`, `ping`. */
function setFetched(name: string): Write {
	return (machine, self, value, offset) => {
		keepWritten(machine, self, name, value);
		recordSending(machine, { kind: "request", api: `${tagsOf(self)[0] ?? "element"}.${name}`, address: value }, offset);
	};
}

/** `<meta http-equiv="refresh" content="0;url=…">` leaves the page. */
const setContent: Write = (machine, self, value, offset) => {
	simple("content")(machine, self, value, offset);
	for (const text of textsOf(machine, value)) {
		const address = /^\s*[\d.]+\s*[;,]\s*url\s*=\s*["']?(.+)$/i.exec(text)?.[1];
		if (address === undefined) continue;
		const target = { atoms: [fromMarked(address)], open: false, taints: value.taints };
		recordSending(machine, { kind: "navigation", api: "meta refresh", address: target }, offset);
	}
};

const WRITES: Readonly<Record<string, Write>> = {
	src: setSource,
	srcset: setSource,
	imageSrcset: setFetched("imageSrcset"),
	href: setHref,
	data: (machine, self, value, offset) =>
		isTag(self, /^object$/)
			? setSource(machine, self, value, offset)
			: setText("textContent")(machine, self, value, offset),
	action: setAction,
	formAction: setAction,
	formaction: setAction,
	value: simple("value"),
	checked: simple("checked"),
	content: setContent,
	poster: setFetched("poster"),
	background: setFetched("background"),
	ping: setFetched("ping"),
	innerHTML: setMarkup("innerHTML"),
	outerHTML: setMarkup("outerHTML"),
	srcdoc: (machine, _self, value, offset) => writeMarkup(machine, "iframe.srcdoc", value, offset),
	textContent: setText("textContent"),
	innerText: setText("innerText"),
	text: setText("textContent"),
	nodeValue: setText("textContent"),
	/** A link that saves instead of leading away. */
	download: (machine, self, value) => keepWritten(machine, self, "download", value),
	srcObject: (machine, self, value) => keepWritten(machine, self, "srcObject", value),
	hidden: (machine, self, value, offset) => hide(machine, self, value, offset),
	hash: simple("hash"),
	search: simple("search"),
	cssText: (machine, _self, value, offset) => sendStyle(machine, value, offset),
};

/** Members of elements that can be assigned; reading and writing of one name in one place. */
export const elementMembers: Readonly<Record<string, Member>> = {
	...elementReads,
	...protectiveMembers,
	...Object.fromEntries(
		Object.entries(WRITES).map(([name, set]): [string, Member] => [name, { ...(elementReads[name] ?? {}), set }]),
	),
};

/** `data-` attributes can hold the text that a button copies; text shorter than a payment address is ignored. */
const MIN_ADDRESS_LENGTH = 15;

export function changeData(machine: Machine, self: HeapObject, value: Value, offset: number): void {
	if (!isOwn(machine, self) && stringsOf(value).some((text) => text.length >= MIN_ADDRESS_LENGTH))
		changePage(machine, self, "dataset", value, offset);
}

/** `data-user-id` → `userId`. */
function dataName(attribute: string): string {
	return attribute.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function setAttribute(machine: Machine, self: HeapObject, written: string, value: Value, offset: number): void {
	const name = written.replace(/^xlink:/i, "");
	if (name.startsWith("data-")) {
		machine.set(machine.get(only(self), "dataset", offset), dataName(name), value, offset);
		return;
	}
	const member = elementMembers[name] ?? elementMembers[name.toLowerCase()];
	if (/^on[a-z]/i.test(name)) runCode(machine, `${name} attribute`, value, offset);
	else if (member?.set) member.set(machine, self, value, offset);
	else if (name === "style") {
		keepWritten(machine, self, "style", value);
		sendStyle(machine, value, offset);
	} else keepWritten(machine, self, name, value);
	if (name === "http-equiv")
		machine.traceBuilder.sink(
			{ kind: "weaken", api: "meta http-equiv", offset, details: { text: stringsOf(value) } },
			machine,
		);
}

export function getAttribute(machine: Machine, self: HeapObject, name: string, offset: number): Value {
	if (name.startsWith("data-")) return machine.get(machine.get(only(self), "dataset", offset), dataName(name), offset);
	const member = elementReads[name];
	const written = hiddenValue(self, `=${name}`);
	const read = member?.get ? member.get(machine, self, offset) : NOTHING;
	return join(read, written);
}
