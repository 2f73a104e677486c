import type { HeapObject, Machine, Member, Native, Value } from "../engine/domain.ts";
import { openObject } from "../engine/open-object.ts";
import { knownTexts } from "../engine/text-of.ts";
import { ANYTHING, NOTHING, objectsOf, stringsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { describeElement, keepWritten } from "./element-reads.ts";
import { isOwn } from "./own-elements.ts";

/** Attributes of elements by which a page protects itself and its visitors, in lower case. */
const PROTECTIVE: ReadonlySet<string> = new Set(["integrity", "allow", "rel", "referrerpolicy", "sandbox", "csp"]);

/** A protection of the page is changed or removed; those of the script's own elements do not count. */
export function weaken(machine: Machine, self: HeapObject, name: string, value: Value, offset: number): void {
	const lower = name.toLowerCase();
	if (!PROTECTIVE.has(lower) || isOwn(machine, self)) return;
	const text = value === NOTHING ? ["(removed)"] : knownTexts(machine, value);
	const api = lower === "sandbox" ? "iframe.sandbox" : `element.${lower}`;
	machine.traceBuilder.sink(
		{ kind: "weaken", api, offset, details: { text, element: describeElement(self) } },
		machine,
	);
}

const protective = (name: string): Member => ({
	set: (machine, self, value, offset) => {
		keepWritten(machine, self, name, value);
		weaken(machine, self, name, value, offset);
	},
});

/** `frame.sandbox.add("allow-scripts")`. */
function sandboxList(machine: Machine, self: HeapObject): Value {
	const change = machine.native("sandbox", (call) => {
		for (const arg of call.args) weaken(machine, self, "sandbox", arg, call.offset);
		return UNDEFINED;
	});
	return openObject(machine, { add: change, remove: change, toggle: change, replace: change, value: ANYTHING }, -1);
}

export const protectiveMembers: Readonly<Record<string, Member>> = {
	integrity: protective("integrity"),
	allow: protective("allow"),
	rel: protective("rel"),
	referrerPolicy: protective("referrerPolicy"),
	referrerpolicy: protective("referrerPolicy"),
	sandbox: { ...protective("sandbox"), get: sandboxList },
	csp: protective("csp"),
};

/** `trustedTypes.createPolicy(name, rules)`. Every text of the page goes through a policy named `default`. */
const createPolicy: Native = (call) => {
	const { machine, offset } = call;
	const rules = argument(call, 1);
	const [policy] = objectsOf(rules);
	if (!policy) return ANYTHING;
	if (stringsOf(argument(call, 0)).includes("default")) {
		const open = [...policy.props].filter(([, rule]) => objectsOf(rule).some(givesBack)).map(([name]) => name);
		if (open.length > 0) {
			const note = { kind: "weaken", api: "trustedTypes.createPolicy", offset, details: { text: open } } as const;
			machine.traceBuilder.sink(note, machine);
		}
	}
	return rules;
};

/** `(text) => text`: checks nothing. */
function givesBack({ callable }: HeapObject): boolean {
	if (callable?.kind !== "closure") return false;
	const { params, body } = callable.node;
	const [param] = params;
	const [statement] = body.type === "BlockStatement" ? body.body : [];
	const result = statement?.type === "ReturnStatement" ? statement.argument : body;
	return param?.type === "Identifier" && result?.type === "Identifier" && result.name === param.name;
}

export function trustedTypes(machine: Machine): Value {
	const object = machine.plain({ createPolicy: machine.native("createPolicy", createPolicy) }, -1);
	// It has more members than this one.
	for (const one of objectsOf(object)) one.addRest(ANYTHING);
	return object;
}
