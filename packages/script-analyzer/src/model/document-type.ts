import type { Call, HeapObject, HostType, Machine, Member, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue, lazyPart } from "../engine/hidden-state.ts";
import { knownTexts } from "../engine/text-of.ts";
import { fromMarked, HOLE, SITE, SITE_HOST } from "../engine/text-pattern.ts";
import {
	ANY_BOOLEAN,
	ANYTHING,
	anything,
	NOTHING,
	NULL,
	objectsOf,
	only,
	stringsOf,
	UNDEFINED,
} from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { makeAttribute } from "./attribute-nodes.ts";
import { eventTargetType } from "./events.ts";
import { inheritFrame } from "./frame-documents.ts";
import { hookDocument } from "./hooks.ts";
import { openAddress } from "./location-type.ts";
import { writeMarkup } from "./markup.ts";
import { namedForm } from "./named-forms.ts";
import { adopt } from "./parsed-type.ts";
import { recordSending } from "./send-request.ts";

/** Equal selectors return the same element, wherever they are used. */
export function findElement(machine: Machine, document: HeapObject, selector: Value, offset: number): Value {
	const [known] = stringsOf(selector);
	const name = known !== undefined && !selector.open && selector.atoms.length === 1 ? `element ${known}` : null;
	const find = () => {
		const element = machine.host("Element", offset);
		addHidden(machine, element, "selector", selector);
		inheritFrame(machine, document, element);
		return only(element);
	};
	return name === null ? find() : lazyPart(document, name, find);
}

function documentOf(call: Call): HeapObject {
	const [self] = call.self.atoms;
	return typeof self === "object" && self !== null && "hidden" in self ? self : call.machine.window;
}

function prefixed(prefix: string, value: Value): Value {
	const texts = stringsOf(value);
	return texts.length > 0 ? { atoms: texts.map((text) => prefix + text), open: value.open, taints: [] } : value;
}

const query =
	(prefix: string): Native =>
	(call) =>
		findElement(call.machine, documentOf(call), prefixed(prefix, argument(call, 0)), call.offset);
const queryAll =
	(prefix: string): Native =>
	(call) =>
		call.machine.array([query(prefix)(call)], call.offset, false);

const createElement: Native = (call) => {
	const { machine, offset } = call;
	const element = machine.host("Element", offset);
	addHidden(machine, element, "own", only(true));
	addHidden(machine, element, "tag", argument(call, 0));
	return only(element);
};

const fixed = (selector: string): Member => ({
	get: (machine, self, offset) => findElement(machine, self, only(selector), offset),
	set: () => undefined,
});

const all = (selector: string): Member => ({
	get: (machine, self, offset) => machine.array([findElement(machine, self, only(selector), offset)], offset, false),
});

/** Forms by their index, and by their name. */
const formsOf: NonNullable<Member["get"]> = (machine, self, offset) => {
	const form = findElement(machine, self, only("form"), offset);
	const forms = machine.array([form], offset, false);
	for (const list of objectsOf(forms)) list.addRest(form);
	return forms;
};

function address(what: string): NonNullable<Member["get"]> {
	return (machine, _self, offset) => ({
		atoms: [fromMarked(`${SITE}/${HOLE}`)],
		open: false,
		taints: machine.read("address", what, offset).taints,
	});
}

/** Nodes of another document, adopted by the page: their handlers run there. */
const insert: Native = (call) => {
	for (const arg of call.args) adopt(call.machine, "document.adoptNode", arg, call.offset);
	return argument(call, 0);
};

const write: Native = (call) => {
	for (const arg of call.args) writeMarkup(call.machine, "document.write", arg, call.offset);
	return UNDEFINED;
};

export const documentType: HostType = {
	name: "Document",
	hasSinks: true,
	parent: eventTargetType,
	members: {
		cookie: {
			get: (machine, _self, offset) => machine.read("cookie", "document.cookie", offset),
			set: (machine, _self, value, offset) => {
				machine.traceBuilder.sink(
					{
						kind: "write-cookie",
						api: "document.cookie",
						offset,
						carried: [["body", machine.contents(value)]],
						details: { text: stringsOf(value) },
					},
					machine,
				);
			},
		},
		querySelector: { call: query("") },
		querySelectorAll: { call: queryAll("") },
		getElementById: { call: query("#") },
		getElementsByName: { call: queryAll("name=") },
		getElementsByClassName: { call: queryAll(".") },
		getElementsByTagName: { call: queryAll("") },
		elementFromPoint: { call: query("(point)") },
		// An XPath selects elements, as a selector does.
		evaluate: { call: query("") },
		createElement: { call: createElement },
		createElementNS: { call: (call) => createElement({ ...call, args: call.args.slice(1) }) },
		createAttribute: { call: makeAttribute },
		createAttributeNS: { call: (call) => makeAttribute({ ...call, args: call.args.slice(1) }) },
		createDocumentFragment: { call: createElement },
		createTextNode: { call: (call) => argument(call, 0) },
		createTreeWalker: { call: (call) => only(call.machine.host("Element", call.offset)) },
		createRange: { call: (call) => only(call.machine.host("Selection", call.offset)) },
		createEvent: { call: () => ANYTHING },
		importNode: { call: insert },
		adoptNode: { call: insert },
		write: { call: write },
		writeln: { call: write },
		open: { call: () => UNDEFINED },
		close: { call: () => UNDEFINED },
		execCommand: {
			call: (call) => {
				const [command] = stringsOf(argument(call, 0));
				if (command === "copy" || command === "cut")
					call.machine.traceBuilder.sink(
						{ kind: "write-clipboard", api: "execCommand", offset: call.offset },
						call.machine,
					);
				if (command === "paste") return call.machine.read("clipboard", "execCommand('paste')", call.offset);
				if (command === "insertText") {
					const text = knownTexts(call.machine, argument(call, 2));
					call.machine.traceBuilder.sink(
						{ kind: "change-page", api: "execCommand.value", offset: call.offset, details: { own: ["false"], text } },
						call.machine,
					);
				}
				if (command === "insertImage")
					recordSending(call.machine, { kind: "request", api: "execCommand", address: argument(call, 2) }, call.offset);
				if (command === "insertHTML") writeMarkup(call.machine, "execCommand", argument(call, 2), call.offset);
				return ANY_BOOLEAN;
			},
		},
		getSelection: { call: (call) => only(call.machine.host("Selection", call.offset)) },
		hasFocus: { call: () => ANY_BOOLEAN },
		body: fixed("body"),
		head: fixed("head"),
		documentElement: fixed("html"),
		activeElement: fixed("(active element)"),
		currentScript: fixed("script"),
		scrollingElement: fixed("html"),
		/** A list, and yet `!document.all`. */
		all: { get: (machine, _self, offset) => anything(machine.read("page", "document.all", offset).taints) },
		children: all("html"),
		forms: { get: formsOf },
		links: all("a"),
		images: all("img"),
		scripts: all("script"),
		styleSheets: {
			get: (machine, _self, offset) => machine.array([only(machine.host("CSSStyleSheet", offset))], offset, false),
		},
		title: { get: (machine, _self, offset) => machine.read("address", "document.title", offset), set: () => undefined },
		URL: { get: address("document.URL") },
		documentURI: { get: address("document.documentURI") },
		baseURI: { get: address("document.baseURI") },
		referrer: { get: (machine, _self, offset) => machine.read("address", "document.referrer", offset) },
		domain: { get: () => only(fromMarked(SITE_HOST)) },
		lastModified: { get: () => ANYTHING },
		readyState: { get: () => ANYTHING },
		hidden: { get: () => ANY_BOOLEAN },
		visibilityState: { get: () => ANYTHING },
		fullscreenElement: { get: () => ANYTHING },
		designMode: { get: () => ANYTHING, set: () => undefined },
		defaultView: { get: (machine) => only(machine.window) },
		location: {
			get: (machine) => machine.get(only(machine.window), "location", -1),
			set: (machine, _self, value, offset) => openAddress(machine, "document.location", value, offset),
		},
		implementation: {
			get: (machine, self) =>
				machine.plain({ createHTMLDocument: machine.native("createHTMLDocument", () => only(self)) }, -1),
		},
		fonts: { get: (machine, _self, offset) => machine.read("device", "installed fonts", offset) },
		parentNode: { get: () => NULL },
		childNodes: all("*"),
		appendChild: { call: insert },
		append: { call: insert },
		prepend: { call: insert },
		replaceChild: { call: insert },
		replaceChildren: { call: insert },
		insertBefore: { call: insert },
		contains: { call: () => ANY_BOOLEAN },
	},
	setOther(machine, self, key, value, offset) {
		if (eventTargetType.setOther?.(machine, self, key, value, offset)) return true;
		if (key !== null) hookDocument(machine, key, value, offset);
		return false;
	},
	getOther(machine, self, key) {
		if (key === null) return ANYTHING;
		const kept = hiddenValue(self, `=${key}`);
		if (kept.atoms.length > 0) return kept;
		const form = self.props.has(key) ? NOTHING : namedForm(machine, self, key);
		return form === NOTHING ? null : form;
	},
	content: (machine, self, offset) =>
		machine.get(findElement(machine, self, only("html"), offset), "outerHTML", offset),
};

export const selectionType: HostType = {
	name: "Selection",
	hasSinks: true,
	members: {
		toString: { call: (call: Call) => call.machine.read("selection", "the selected text", call.offset) },
		getRangeAt: { call: (call) => call.self },
		cloneContents: { call: (call) => call.machine.read("selection", "the selection", call.offset) },
		createContextualFragment: {
			call: (call) => {
				writeMarkup(call.machine, "createContextualFragment", argument(call, 0), call.offset);
				return only(call.machine.host("Element", call.offset));
			},
		},
		insertNode: { call: insert },
		surroundContents: { call: insert },
		anchorNode: { get: (machine, _self, offset) => only(machine.host("Element", offset)) },
		focusNode: { get: (machine, _self, offset) => only(machine.host("Element", offset)) },
		commonAncestorContainer: { get: (machine, _self, offset) => only(machine.host("Element", offset)) },
		startContainer: { get: (machine, _self, offset) => only(machine.host("Element", offset)) },
		isCollapsed: { get: () => ANY_BOOLEAN },
		rangeCount: { get: () => ANYTHING },
	},
	content: (machine, _self, offset) => machine.read("selection", "the selected text", offset),
	getOther: () => ANYTHING,
};
