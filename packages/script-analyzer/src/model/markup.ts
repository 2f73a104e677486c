import { destinationsOf } from "../engine/destination.ts";
import type { Machine, Value } from "../engine/domain.ts";
import { addHidden } from "../engine/hidden-state.ts";
import { loadCode } from "../engine/load-code.ts";
import { taintsOfText, textsOf } from "../engine/text-of.ts";
import { fromMarked, hasMarks } from "../engine/text-pattern.ts";
import { ANYTHING, constantOf, only } from "../engine/value.ts";
import { decodeReferences } from "./character-references.ts";
import { typedIntoMarkup } from "./form-contents.ts";
import { rememberNames } from "./own-elements.ts";
import { knownPart } from "./run-code.ts";
import { recordSending } from "./send-request.ts";
import { sendAddresses } from "./style-addresses.ts";

const TAG = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"?|'[^']*'?)*)>?/gi;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*))/g;

/** Markup inserted into the page: what it loads, runs and sends. */
export function writeMarkup(machine: Machine, api: string, markup: Value, offset: number): void {
	const taints = taintsOfText(machine, markup);
	const texts = textsOf(machine, markup);
	const bare = texts.filter((text) => text.includes("<")).map((text) => text.slice(0, quotedLength(text)));
	machine.traceBuilder.sink(
		{
			kind: "write-html",
			api,
			offset,
			carried: [["html", taints]],
			details: {
				html: bare,
				says: texts.slice(0, 4).map(visibleText).filter(Boolean),
				around: texts.slice(0, 4).filter(hasMarks).map(knownPart),
			},
			partlyUnknown: constantOf(markup) === null,
		},
		machine,
	);
	for (const text of texts) {
		if (!text.includes("<") || text.length > 100_000) continue;
		rememberNames(machine, text);
		if (/<form\b/i.test(text)) addHidden(machine, machine.store, "forms", only(text));
		readTags(machine, text, markup, offset);
	}
}

/** Of a form, what it sends and what submits it matters. */
function quotedLength(text: string): number {
	return /<form\b/i.test(text) ? 2_000 : 200;
}

/** The visible text of markup. */
function visibleText(markup: string): string {
	if (!markup.includes("<")) return "";
	return markup
		.slice(0, 8_000)
		.replace(/<(style|script)\b[\s\S]*?(?:<\/\1|$)/gi, "<")
		.replace(/<[^>]*>?/g, " ")
		.replace(/[\uE000-\uE003]+/g, "…")
		.replace(/\s+/g, " ")
		.trim();
}

/** Of the markup before a frame: an element around it may hide it. */
const MAX_SURROUNDINGS = 500;

function readTags(machine: Machine, text: string, markup: Value, offset: number): void {
	for (const match of text.matchAll(TAG)) {
		const tag = (match[1] ?? "").toLowerCase();
		const attributes = new Map<string, string>();
		for (const [, name = "", one, two, three] of (match[2] ?? "").matchAll(ATTRIBUTE))
			attributes.set(name.toLowerCase(), decodeReferences(one ?? two ?? three ?? ""));
		readAttributes(machine, tag, attributes, markup, offset, text.slice(0, Math.min(match.index, MAX_SURROUNDINGS)));
		if (tag === "form" && attributes.has("action"))
			readForm(machine, attributes.get("action") ?? "", text.slice(match.index), markup, offset);
		if (tag === "script" && !attributes.has("src")) {
			const from = (match.index ?? 0) + match[0].length;
			const end = text.toLowerCase().indexOf("</script", from);
			runMarkupCode(machine, text.slice(from, end < 0 ? undefined : end), markup, offset);
		}
		if (tag === "style") {
			const end = text.toLowerCase().indexOf("</style", match.index);
			sendAddresses(machine, addressOf(text.slice(match.index, end < 0 ? undefined : end), markup), offset);
		}
	}
}

function readAttributes(
	machine: Machine,
	tag: string,
	attributes: ReadonlyMap<string, string>,
	markup: Value,
	offset: number,
	around: string,
): void {
	for (const [name, value] of attributes) {
		if (/^on[a-z]/.test(name)) runMarkupCode(machine, value, markup, offset);
		else if (name === "style") sendAddresses(machine, addressOf(value, markup), offset);
		else if (name === "src" || name === "srcset" || name === "data" || name === "poster" || name === "background") {
			if (tag === "script") loadCode(machine, "script.src", addressOf(value, markup), offset);
			else if (FRAMES.test(tag))
				recordSending(
					machine,
					{
						kind: "frame",
						api: `${tag}.src`,
						address: addressOf(value, markup),
						details: { ...hiddenness(attributes), around: [around] },
					},
					offset,
				);
			else sendTo(machine, `${tag}.src`, value, markup, offset, { looks: [attributes.get("style") ?? ""] });
		} else if (name === "ping" || name === "imagesrcset") sendTo(machine, `${tag}.${name}`, value, markup, offset);
		else if (/^(?:to|from|values)$/.test(name) && /^(?:set|animate)/.test(tag) && /javascript:/i.test(value))
			runMarkupCode(machine, value.replace(/^.*?javascript:/is, ""), markup, offset);
		else if (name === "formaction") readForm(machine, value, "", markup, offset);
		else if (name.replace(/^xlink:/, "") === "href") readLink(machine, tag, value, markup, offset);
		else if (name === "content" && /^refresh$/i.test(attributes.get("http-equiv")?.trim() ?? "")) {
			const address = /[;,]\s*url\s*=\s*["']?(.+)$/i.exec(value)?.[1];
			if (address !== undefined)
				recordSending(
					machine,
					{ kind: "navigation", api: "meta refresh", address: addressOf(address, markup) },
					offset,
				);
		}
	}
}

/** `<base href>`: relative links, loads and requests of the page go there from now on. */
export function moveBase(machine: Machine, address: Value, offset: number): void {
	addHidden(machine, machine.store, "base", address);
	const destinations = destinationsOf(machine, address);
	machine.traceBuilder.sink({ kind: "weaken", api: "base.href", offset, destinations }, machine);
}

const FRAMES = /^(?:i?frame|object|embed|portal|fencedframe)$/;

/** Style sheets and pictures in SVG are fetched, scripts are run, and a base moves everything else. */
function readLink(machine: Machine, tag: string, value: string, markup: Value, offset: number): void {
	if (/^\s*javascript:/i.test(value)) runMarkupCode(machine, value.replace(/^\s*javascript:/i, ""), markup, offset);
	if (tag === "script") loadCode(machine, "script.href", addressOf(value, markup), offset);
	else if (tag === "base") moveBase(machine, addressOf(value, markup), offset);
	else if (/^(?:link|image|use|feimage)$/.test(tag)) sendTo(machine, `${tag}.href`, value, markup, offset);
}

/** A form in markup: its destination, and the visitor's input into its fields. */
function readForm(machine: Machine, action: string, from: string, markup: Value, offset: number): void {
	const address = addressOf(action, markup);
	const end = from.search(/<\/form/i);
	const body = { ...ANYTHING, taints: typedIntoMarkup(machine, end < 0 ? from : from.slice(0, end), offset) };
	addHidden(machine, machine.store, "form actions", address);
	recordSending(machine, { kind: "submit", api: "form.action", address, body }, offset);
}

function hiddenness(attributes: ReadonlyMap<string, string>): Record<string, string[]> {
	return {
		style: [attributes.get("style") ?? "", attributes.get("width") ?? "", attributes.get("hidden") ?? ""].filter(
			Boolean,
		),
	};
}

function addressOf(text: string, markup: Value): Value {
	return only(fromMarked(text), constantOf(only(fromMarked(text))) ? [] : markup.taints);
}

function sendTo(
	machine: Machine,
	api: string,
	text: string,
	markup: Value,
	offset: number,
	details: Readonly<Record<string, readonly string[]>> = {},
): void {
	if (/^(?:data:|#|$)/i.test(text.trim())) return;
	recordSending(machine, { kind: "request", api, address: addressOf(text, markup), details }, offset);
}

/** A handler or script inside markup. Data in it is run as code. */
function runMarkupCode(machine: Machine, code: string, markup: Value, offset: number): void {
	const value = addressOf(code, markup);
	machine.traceBuilder.sink(
		{
			kind: "run-code",
			api: "markup script",
			offset,
			carried: [["code", value.taints]],
			details: { text: [code] },
			partlyUnknown: constantOf(value) === null,
		},
		machine,
	);
	if (constantOf(value)) machine.runText(code, offset, null);
}
