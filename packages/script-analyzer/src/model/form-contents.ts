import type { HeapObject, Machine, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { joinTaints, type Taints } from "../engine/taint.ts";
import { textsOf } from "../engine/text-of.ts";
import { ANYTHING, constantOf, NOTHING, objectsOf, only, stringsOf } from "../engine/value.ts";
import { describeElement } from "./element-reads.ts";
import { fieldKind } from "./field-kind.ts";
import { isOwn } from "./own-elements.ts";
import { recordSending } from "./send-request.ts";

const FIELD = /<(?:input|textarea)\b([^>]*)>?/gi;
const DESCRIBING_ATTRIBUTES =
	/\b(?:type|name|id|placeholder|autocomplete|aria-label)\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]+))/gi;
/** Fields without typed input. */
const FILLED = /\btype\s*=\s*["']?(?:hidden|submit|button|image|reset|checkbox|radio|color|range)/i;
const PRESET = /\bvalue\s*=\s*(?:["'][^"']|[^"'\s>])/i;
const MAX_ELEMENTS = 60;

/** The visitor's input into fields in markup of the script's own. */
export function typedIntoMarkup(machine: Machine, markup: string, offset: number): Taints {
	let taints: Taints = [];
	for (const [, attributes = ""] of markup.slice(0, 20_000).matchAll(FIELD)) {
		if (FILLED.test(attributes)) continue;
		const descriptions = [...attributes.matchAll(DESCRIBING_ATTRIBUTES)].map(
			([, one, two, three]) => one ?? two ?? three ?? "",
		);
		// What the script filled in itself is no input, unless the field asks for a secret.
		if (PRESET.test(attributes) && fieldKind(descriptions) !== "password") continue;
		taints = joinTaints(taints, typed(machine, descriptions, offset));
	}
	return taints;
}

function typed(machine: Machine, descriptions: readonly string[], offset: number): Taints {
	const kind = fieldKind(descriptions) === "password" ? "password" : "answer";
	return machine.read(kind, `a field of the script's own ${descriptions.join(" ").slice(0, 60)}`.trim(), offset).taints;
}

/** All data of a form: of the page, the visitor's input, and values filled in by the script. */
export function formContents(machine: Machine, form: HeapObject, offset: number): Taints {
	const own = isOwn(machine, form);
	let taints: Taints = own ? [] : machine.read("form", "the form's fields", offset).taints;
	const inside = withChildren([form, ...objectsOf(hiddenValue(form, "within"))]);
	for (const element of inside) {
		taints = joinTaints(taints, machine.contents(hiddenValue(element, "=value")));
		const descriptions = describeElement(element);
		const isField = element !== form && descriptions.some((text) => /^(?:input|textarea|password)$/i.test(text));
		const typedIn = isField && !descriptions.some((text) => /^(?:hidden|submit|button|checkbox|radio)$/i.test(text));
		if (typedIn && isOwn(machine, element)) taints = joinTaints(taints, typed(machine, descriptions, offset));
		else if (!own && fieldKind(descriptions) === "password" && element !== form)
			taints = joinTaints(taints, machine.read("password", "a field of the form", offset).taints);
		for (const name of ["=innerHTML", "markup"]) {
			const markup = hiddenValue(element, name);
			// Data in it is the content of hidden fields.
			taints = joinTaints(taints, markup.taints);
			for (const text of textsOf(machine, markup)) taints = joinTaints(taints, typedIntoMarkup(machine, text, offset));
		}
	}
	// Found by a selector: its fields are in markup inserted elsewhere.
	if (own && taints.length === 0)
		for (const text of stringsOf(hiddenValue(machine.store, "forms")))
			taints = joinTaints(taints, typedIntoMarkup(machine, text, offset));
	return taints;
}

function withChildren(roots: readonly HeapObject[]): ReadonlySet<HeapObject> {
	const found = new Set<HeapObject>(roots);
	for (const element of found)
		for (const child of objectsOf(hiddenValue(element, "children")))
			for (const inner of child.items ? child.items.flatMap(objectsOf) : [child, ...objectsOf(child.rest)])
				if (found.size < MAX_ELEMENTS) found.add(inner);
	return found;
}

/** A form of the script's own is submitted by the visitor, to the address set by the script, with all its data. */
export function sendsLater(machine: Machine, form: HeapObject, address: Value, offset: number): void {
	if (constantOf(address)?.is === "" || stringsOf(hiddenValue(form, "method")).includes("dialog")) return;
	const use = machine.native("submit", () => {
		const body = { ...ANYTHING, taints: formContents(machine, form, offset) };
		const details = { element: describeElement(form), own: ["true"] };
		recordSending(machine, { kind: "submit", api: "form.action", address, body, details }, offset);
		return ANYTHING;
	});
	for (const callback of objectsOf(use))
		machine.defer({ callback, self: only(form), args: [], trigger: "purpose", repeated: false, place: offset });
}

/** Markup inserted into an element: its fields belong to the enclosing form. */
export function keepMarkup(machine: Machine, element: HeapObject, markup: Value): void {
	if (stringsOf(markup).some((text) => text.includes("<")) || markup.atoms.some((atom) => typeof atom === "object"))
		addHidden(machine, element, "markup", markup);
}

/** Attributes that name a control and give it a value. */
const WRITTEN =
	/<(?:input|textarea|button)\b[^>]*?\bname\s*=\s*["']?([^\s"'>]+)[^>]*?\bvalue\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const MAX_FIELDS = 24;

/**
 * What the script wrote into a form of its own: method, and the fields that have a value from the beginning.
 *
 * @param machine - The run.
 * @param form - A form that the script submits.
 * @returns Details of the sink: `method` as written, `fields` as `name=value`.
 */
export function writtenForm(
	machine: Machine,
	form: HeapObject,
): { readonly method: readonly string[]; readonly fields: readonly string[] } {
	if (!isOwn(machine, form)) return { method: [], fields: [] };
	const markups = ["markup", "=innerHTML"].flatMap((name) => stringsOf(hiddenValue(form, name)));
	const texts = markups.length > 0 ? markups : stringsOf(hiddenValue(machine.store, "forms"));
	const inMarkup = texts.flatMap((text) => /<form\b[^>]*\bmethod\s*=\s*["']?(\w+)/i.exec(text)?.[1] ?? []);
	const method = [
		...stringsOf(hiddenValue(form, "=method")),
		...stringsOf(form.props.get("method") ?? NOTHING),
		...inMarkup,
	];
	const written = texts.flatMap((text) =>
		[...text.matchAll(WRITTEN)].map(([, name, one, two, three]) => `${name}=${one ?? two ?? three ?? ""}`),
	);
	const made = objectsOf(hiddenValue(form, "children")).flatMap((field) =>
		stringsOf(hiddenValue(field, "name")).map((name) => `${name}=${stringsOf(hiddenValue(field, "=value"))[0] ?? "…"}`),
	);
	return { method, fields: [...written, ...made].slice(0, MAX_FIELDS) };
}
