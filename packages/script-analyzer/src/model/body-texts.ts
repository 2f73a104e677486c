import type { HeapObject, Machine, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { concatenate, knownTexts } from "../engine/text-of.ts";
import { isObject, objectsOf, only } from "../engine/value.ts";

/** Containers whose entries are sent as `name=value`. */
const FILLED: ReadonlySet<string> = new Set(["FormData", "URLSearchParams"]);
const FILES: ReadonlySet<string> = new Set(["Blob", "File"]);
/** Entries that are quoted of one container. */
const MAX_ENTRIES = 24;

/** Keeps an entry of a container readable; its data is kept apart. */
export function keepEntry(machine: Machine, container: HeapObject, name: Value, value: Value): void {
	if (container.hidden.get("entries")?.atoms.length === MAX_ENTRIES) return;
	const texts = concatenate(machine, [name, only("="), readable(value)]);
	addHidden(machine, container, "entries", { ...texts, taints: [] });
}

/** A file or blob by its content. */
function readable(value: Value): Value {
	const [file] = objectsOf(value);
	return file?.host && FILES.has(file.host.name) ? hiddenValue(file, "data") : value;
}

/** The known content of a request's body, to be quoted: text, entries of a form, fields of an object. */
export function bodyTexts(machine: Machine, body: Value): string[] {
	const entries = objectsOf(body).flatMap((object) => {
		if (object.host && FILLED.has(object.host.name)) return entriesOf(machine, hiddenValue(object, "entries"));
		if (object.host && FILES.has(object.host.name)) return knownTexts(machine, hiddenValue(object, "data"));
		return object.host || object.items || object.callable ? [] : fieldsOf(machine, object);
	});
	if (entries.length > 0) return entries;
	return body.atoms.every(isObject) && body.atoms.length > 0 ? [] : knownTexts(machine, body);
}

function entriesOf(machine: Machine, entries: Value): string[] {
	const texts = entries.atoms.flatMap((atom) => knownTexts(machine, only(atom)));
	return texts.length > 0 ? [texts.slice(0, MAX_ENTRIES).join("&")] : [];
}

function fieldsOf(machine: Machine, object: HeapObject): string[] {
	const fields: string[] = [];
	object.props.forEach((value, name) => {
		if (fields.length < MAX_ENTRIES && typeof name === "string")
			fields.push(`${name}=${knownTexts(machine, value)[0] ?? "…"}`);
	});
	return fields.length > 0 ? [fields.join("&")] : [];
}

/** Entries that a container is made with: `new URLSearchParams({ name: value })`. */
export function keepFields(machine: Machine, container: HeapObject, given: Value): void {
	for (const object of objectsOf(given)) {
		if (object.host || object.items || object.callable) continue;
		object.props.forEach((value, name) => {
			if (typeof name === "string") keepEntry(machine, container, only(name), value);
		});
	}
}
