import type { HeapObject, Machine, Member, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue, lazyPart } from "../engine/hidden-state.ts";
import { joinTaints } from "../engine/taint.ts";
import { textsOf } from "../engine/text-of.ts";
import { fromMarked, HOLE, PAGE_LINK } from "../engine/text-pattern.ts";
import { ANY_BOOLEAN, ANYTHING, anything, join, NOTHING, only, stringsOf } from "../engine/value.ts";
import { textOfMarkup } from "./character-references.ts";
import { fieldKind, namesToken } from "./field-kind.ts";
import { frameDocument, inheritFrame } from "./frame-documents.ts";
import { asksSecret, isOwn } from "./own-elements.ts";

/** Words that describe an element: its selector, tag, and the attributes the script gave it. */
export function describeElement(self: HeapObject): string[] {
	return ["selector", "tag", "type", "name", "id", "placeholder", "autocomplete"].flatMap((name) =>
		stringsOf(hiddenValue(self, name)),
	);
}

function kept(self: HeapObject, name: string): Value {
	return hiddenValue(self, `=${name}`);
}

/** The input in a field. A field of the script's own contains the visitor's answer. */
export function readFieldValue(machine: Machine, self: HeapObject, offset: number): Value {
	const texts = describeElement(self);
	const isTextarea = texts.includes("textarea") && isOwn(machine, self);
	const written = isTextarea ? join(kept(self, "value"), writtenText(machine, self)) : kept(self, "value");
	if (texts.some((text) => /^(?:html|head|option|li|progress|meter|button)$/.test(text)))
		return written === NOTHING ? ANYTHING : written;
	const own = isOwn(machine, self);
	const kind = own && asksSecret(machine, texts) ? "password" : fieldKind(texts);
	const read = machine.read(own && kind !== "password" ? "answer" : kind, fieldName(texts, own), offset);
	return { atoms: written.atoms, open: true, taints: joinTaints(read.taints, written.taints) };
}

function fieldName(texts: readonly string[], own: boolean): string {
	const [first] = texts;
	if (own) return `a field of the script's own ${[...new Set(texts)].join(" ").slice(0, 80)}`.trim();
	return `field${first ? ` ${first.slice(0, 60)}` : ""}`;
}

const MAX_MARKUP_LENGTH = 4_000;

/** The text of the markup that the script wrote into its own element: an HTML parser decodes character references. */
function writtenText(machine: Machine, self: HeapObject): Value {
	const markup = join(kept(self, "innerHTML"), hiddenValue(self, "markup"));
	const texts = textsOf(machine, markup).filter((text) => text !== HOLE && text.length <= MAX_MARKUP_LENGTH);
	if (texts.length === 0) return NOTHING;
	return { atoms: texts.map((text) => fromMarked(textOfMarkup(text))), open: false, taints: markup.taints };
}

/** Text or markup of an element; of the script's own elements, the text it wrote. */
function content(name: string): NonNullable<Member["get"]> {
	return (machine, self, offset) => {
		const isText = /^(?:textContent|innerText|outerText)$/.test(name);
		const written =
			isText && isOwn(machine, self) ? join(kept(self, name), writtenText(machine, self)) : kept(self, name);
		if (isOwn(machine, self)) {
			if (!self.props.has("contentEditable") && hiddenValue(self, "=contenteditable") === NOTHING)
				return written === NOTHING ? anything([]) : written;
			const typed = machine.read("answer", "a field of the script's own contenteditable", offset).taints;
			return { atoms: written.atoms, open: true, taints: joinTaints(typed, written.taints) };
		}
		const texts = describeElement(self);
		const read = machine.read(texts.some(namesToken) ? "token" : "page", `${texts[0] ?? "element"} .${name}`, offset);
		return { atoms: [], open: true, taints: joinTaints(read.taints, written.taints) };
	};
}

/** An address on the page; of the script's own elements, the one it set. */
function link(name: string): NonNullable<Member["get"]> {
	return (machine, self) => {
		const written = kept(self, name);
		if (isOwn(machine, self) && written !== NOTHING) return written;
		return { atoms: [...written.atoms, fromMarked(PAGE_LINK + HOLE)], open: false, taints: written.taints };
	};
}

function attribute(name: string): NonNullable<Member["get"]> {
	return (_machine, self) => {
		const written = kept(self, name);
		return written === NOTHING ? ANYTHING : written;
	};
}

/** Another element reached from this one. */
export function reached(machine: Machine, self: HeapObject, selector: Value, offset: number): Value {
	const element = machine.host("Element", offset);
	if (isOwn(machine, self)) {
		addHidden(machine, element, "own", only(true));
		addHidden(machine, element, "within", only(self));
	}
	if (selector !== NOTHING) addHidden(machine, element, "selector", selector);
	inheritFrame(machine, self, element);
	return only(element);
}

const neighbor: Member = { get: (machine, self, offset) => reached(machine, self, NOTHING, offset) };
const neighbors: Member = {
	get: (machine, self, offset) => machine.array([reached(machine, self, NOTHING, offset)], offset, false),
};

export const keepWritten = (machine: Machine, self: HeapObject, name: string, value: Value): void =>
	addHidden(machine, self, `=${name}`, value);

const described = (name: string): Member => ({
	get: attribute(name),
	set: (machine, self, value) => {
		addHidden(machine, self, name, value);
		keepWritten(machine, self, name, value);
		if (name === "id" || name === "className")
			for (const text of stringsOf(value))
				for (const part of text.split(/\s+/)) if (isOwn(machine, self)) machine.ownNames.add(part);
	},
});

/** Members of elements that contain data. */
export const elementReads: Readonly<Record<string, Member>> = {
	textContent: { get: content("textContent") },
	innerText: { get: content("innerText") },
	innerHTML: { get: content("innerHTML") },
	outerHTML: { get: content("outerHTML") },
	outerText: { get: content("outerText") },
	text: { get: content("textContent") },
	nodeValue: { get: content("textContent") },
	data: { get: content("textContent") },
	stringValue: { get: content("textContent") },
	wholeText: { get: content("textContent") },
	content: {
		get: (machine, self, offset) =>
			describeElement(self).some((text) => text === "template")
				? reached(machine, self, NOTHING, offset)
				: content("content")(machine, self, offset),
	},
	value: { get: readFieldValue },
	defaultValue: { get: readFieldValue },
	files: { get: (machine, _self, offset) => machine.read("file", "chosen files", offset) },
	checked: { get: () => ANY_BOOLEAN },
	selectedIndex: { get: () => ANYTHING },
	href: { get: link("href") },
	src: { get: link("src") },
	currentSrc: { get: link("src") },
	action: { get: link("action") },
	id: described("id"),
	className: described("className"),
	name: described("name"),
	type: described("type"),
	placeholder: described("placeholder"),
	autocomplete: described("autocomplete"),
	tagName: { get: (_machine, self) => (hiddenValue(self, "tag") === NOTHING ? ANYTHING : hiddenValue(self, "tag")) },
	nodeName: { get: () => ANYTHING },
	currentNode: neighbor,
	singleNodeValue: { get: (_machine, self) => only(self) },
	parentElement: neighbor,
	parentNode: neighbor,
	firstChild: neighbor,
	lastChild: neighbor,
	firstElementChild: neighbor,
	lastElementChild: neighbor,
	nextElementSibling: neighbor,
	nextSibling: neighbor,
	previousElementSibling: neighbor,
	previousSibling: neighbor,
	offsetParent: neighbor,
	form: { get: (machine, self, offset) => reached(machine, self, only("form"), offset) },
	host: neighbor,
	shadowRoot: neighbor,
	children: neighbors,
	childNodes: neighbors,
	options: neighbors,
	selectedOptions: neighbors,
	rows: neighbors,
	cells: neighbors,
	labels: neighbors,
	baseURI: {
		get: (machine, _self, offset) => machine.get(machine.get(only(machine.window), "document", -1), "baseURI", offset),
	},
	ownerDocument: { get: (machine) => machine.get(only(machine.window), "document", -1) },
	contentWindow: {
		get: (machine, self) =>
			lazyPart(self, "window", () => {
				const inside = machine.host("ForeignWindow", self.offset);
				addHidden(machine, inside, "frame", only(self));
				return only(inside);
			}),
	},
	contentDocument: { get: frameDocument },
	isConnected: { get: () => ANY_BOOLEAN },
	classList: { get: () => ANYTHING },
	childElementCount: { get: () => ANYTHING },
	offsetWidth: { get: () => ANYTHING },
	offsetHeight: { get: () => ANYTHING },
	validity: { get: () => ANYTHING },
	isContentEditable: { get: () => ANY_BOOLEAN },
	videoWidth: { get: () => ANYTHING },
	nonce: { get: (machine, _self, offset) => machine.read("token", "nonce", offset) },
	hidden: { get: () => ANY_BOOLEAN },
	width: { get: () => ANYTHING },
	height: { get: () => ANYTHING },
	currentTime: { get: () => ANYTHING },
	duration: { get: () => ANYTHING },
	length: { get: () => ANYTHING },
};
