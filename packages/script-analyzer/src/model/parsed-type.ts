import type { HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { searchedToken } from "../engine/page-tokens.ts";
import { uncertainly } from "../engine/uncertainly.ts";
import { ANYTHING, addTaints, anything, join, objectsOf, only, stringsOf } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { writeMarkup } from "./markup.ts";
import { runCode } from "./run-code.ts";

/** Markup again, not its text. */
const AS_MARKUP = /^(?:innerHTML|outerHTML|getHTML)$/;
const WRITES_MARKUP = /^(?:innerHTML|outerHTML|srcdoc)$/;

/**
 * A document that a `DOMParser` made, and every node in it. It is inert: nothing in it loads or runs before it is inserted
 * into the page. Values read from it can be anything, with the taints of the markup.
 */
export const parsedType: HostType = {
	name: "Parsed",
	members: {
		setAttribute: {
			call: (call) => {
				const isHandler = stringsOf(argument(call, 0)).some((name) => /^on[a-z]/i.test(name));
				if (isHandler) runCode(call.machine, "handler attribute", argument(call, 1), call.offset);
				return ANYTHING;
			},
		},
		insertAdjacentHTML: {
			call: (call) => {
				for (const self of objectsOf(call.self)) addHidden(call.machine, self, "markup", argument(call, 1));
				return ANYTHING;
			},
		},
	},
	getOther: (_machine, self, key) =>
		key !== null && AS_MARKUP.test(key) ? join(ANYTHING, hiddenValue(self, "markup")) : partOf(self),
	setOther(machine, self, key, value, offset) {
		if (key !== null && WRITES_MARKUP.test(key)) addHidden(machine, self, "markup", value);
		if (key !== null && /^on[a-z]/.test(key) && stringsOf(value).length > 0)
			runCode(machine, "handler attribute", value, offset);
		return false;
	},
	content: (machine, self) => anything(machine.contents(hiddenValue(self, "markup"))),
};

/** Any node of the document, and anything that a member of it gives. */
function partOf(self: HeapObject): Value {
	return { atoms: [self], open: true, taints: hiddenValue(self, "markup").taints };
}

/** `new DOMParser().parseFromString(markup, type)`, `Document.parseHTMLUnsafe(markup)`. */
export const parseMarkup: Native = ({ machine, args: [markup = ANYTHING], offset }) => {
	const parsed = machine.host("Parsed", offset);
	addHidden(machine, parsed, "markup", join(markup, anything(machine.contents(markup))));
	parsed.callable ??= { kind: "native", name: "Parsed", run: callMethod(parsed) };
	return partOf(parsed);
};

/** A method that looks nodes up; functions that it is handed are called with nodes. */
function callMethod(parsed: HeapObject): Native {
	return ({ machine, args, offset }) => {
		const found = searchedToken(machine, partOf(parsed).taints, args[0], offset);
		const part = addTaints(partOf(parsed), found);
		for (const callback of args.flatMap(objectsOf))
			if (callback.callable?.kind === "closure")
				uncertainly(machine, () => machine.callObject(callback, only(parsed), [part, ANYTHING, part], offset));
		return part;
	};
}

/** Nodes of such a document are inserted into the page: their markup loads and runs. */
export function adopt(machine: Machine, api: string, nodes: Value, offset: number): void {
	for (const node of objectsOf(nodes))
		if (node.host?.name === "Parsed") writeMarkup(machine, api, hiddenValue(node, "markup"), offset);
}
