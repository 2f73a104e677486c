import type { Call, HeapObject, Native } from "../../engine/domain.ts";
import { addHidden } from "../../engine/hidden-state.ts";
import { fromMarked, TextPattern } from "../../engine/text-pattern.ts";
import { ANYTHING, objectsOf, only, stringsOf, UNDEFINED } from "../../engine/value.ts";
import { argument } from "../../language/arguments.ts";
import { findElement } from "../document-type.ts";
import { setAttribute } from "../element-writes.ts";
import { keepMarkup } from "../form-contents.ts";
import { writeMarkup } from "../markup.ts";
import { wrap } from "./wrapped.ts";

/** `$(selector)`, `$("<tag>")`, `$(element)`, `$(function)`. */
export const jQueryNative: Native = (call) => {
	const { machine, offset } = call;
	const first = argument(call, 0);
	for (const object of objectsOf(first)) {
		// `$(found[i])`: a member by an unknown name is an element here, and no function of the browser runs later.
		if (object.callable?.kind === "closure") runWhenReady(call, object);
		if (object.host?.name === "JQuery") return first;
	}
	// Of `"<a title='" + title + "'>"` parts are known.
	const pattern = first.atoms.find((atom) => atom instanceof TextPattern);
	const text = stringsOf(first)[0] ?? pattern?.text;
	if (text?.trimStart().startsWith("<")) return wrap(call, only(makeElement(call, text)));
	const given = objectsOf(first).filter(({ callable }) => callable?.kind !== "native");
	if (given.length > 0) return wrap(call, { atoms: given, open: false, taints: [] });
	const [document] = objectsOf(machine.get(only(machine.window), "document", -1));
	return document ? wrap(call, findElement(machine, document, first, offset)) : ANYTHING;
};

function runWhenReady({ machine, offset }: Call, callback: HeapObject): void {
	const args = [machine.get(only(machine.window), "jQuery", offset)];
	machine.defer({ callback, self: UNDEFINED, args, trigger: "automatic", repeated: false });
}

function makeElement(call: Call, markup: string): HeapObject {
	const { machine, offset } = call;
	const element = machine.host("Element", offset);
	addHidden(machine, element, "own", only(true));
	addHidden(machine, element, "tag", only(/^\s*<([\w-]+)/.exec(markup)?.[1] ?? ""));
	keepMarkup(machine, element, argument(call, 0));
	const action = /^\s*<form\b[^>]*?\baction\s*=\s*["']?([^"'\s>]+)/i.exec(markup)?.[1];
	if (action !== undefined) setAttribute(machine, element, "action", only(fromMarked(action)), offset);
	writeMarkup(machine, "jQuery", argument(call, 0), offset);
	for (const attributes of objectsOf(argument(call, 1))) {
		for (const [name, value] of attributes.props) setAttribute(machine, element, name, value, offset);
	}
	return element;
}
