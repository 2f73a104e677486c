import type { Call, HeapObject, Member, Native } from "../../engine/domain.ts";
import { mayBeFunction, objectsOf, only, stringsOf, UNDEFINED } from "../../engine/value.ts";
import { argument } from "../../language/arguments.ts";
import { listen } from "../events.ts";
import { elements } from "./wrapped.ts";

// biome-ignore format: a list of names
const EVENTS = ["click", "submit", "keydown", "keyup", "keypress", "change", "input", "paste", "select", "focusin", "focusout", "mouseover", "mouseout", "mouseenter", "mouseleave", "mousedown", "mouseup", "mousemove", "contextmenu", "dblclick", "resize", "scroll"];
/** Their short forms without a callback only move the focus. */
const FOCUS = ["focus", "blur"];

const on: Native = (call) => {
	const events = stringsOf(argument(call, 0))
		.flatMap((names) => names.split(/\s+/))
		.map((name) => name.replace(/\..*$/, ""));
	const callback = call.args.find((arg) => mayBeFunction(arg)) ?? UNDEFINED;
	for (const self of elements(call))
		for (const target of targetsIn(call, self))
			for (const event of events) listen(call.machine, target, event, callback, call.offset);
	return call.self;
};

/** With a selector as the second argument the handler is for the elements inside that it finds: `.on("change", "input", …)`. */
function targetsIn({ machine, args, offset }: Call, self: HeapObject): readonly HeapObject[] {
	const [, selector = UNDEFINED] = args;
	if (stringsOf(selector).length === 0 || args.length < 3) return [self];
	const query = machine.get(only(self), "querySelector", offset);
	const found = objectsOf(machine.call(query, only(self), [selector], offset));
	return found.length > 0 ? found : [self];
}

/** `.click(callback)` listens, `.click()` clicks. */
const event = (name: string): Member => ({
	call: (call) => {
		if (call.args.length > 0) return on({ ...call, args: [only(name), ...call.args] });
		actOn(call, name);
		return call.self;
	},
});

const focus =
	(name: string): Native =>
	(call) =>
		call.args.length > 0 ? on({ ...call, args: [only(name), ...call.args] }) : call.self;

const hover: Native = (call) => {
	for (const [place, name] of ["mouseenter", "mouseleave"].entries()) {
		const callback = argument(call, Math.min(place, call.args.length - 1));
		for (const self of elements(call)) listen(call.machine, self, name, callback, call.offset);
	}
	return call.self;
};

function actOn(call: Call, name: string): void {
	for (const self of elements(call))
		call.machine.call(
			call.machine.get(only(self), name === "submit" ? "submit" : "click", call.offset),
			only(self),
			[],
			call.offset,
		);
}

/** Methods that listen, and those that act as the visitor would. */
export const eventMethods: Readonly<Record<string, Member>> = {
	on: { call: on },
	one: { call: on },
	bind: { call: on },
	live: { call: on },
	delegate: { call: (call) => on({ ...call, args: [argument(call, 1), argument(call, 0), ...call.args.slice(2)] }) },
	trigger: {
		call: (call) => {
			actOn(call, stringsOf(argument(call, 0))[0] ?? "click");
			return call.self;
		},
	},
	hover: { call: hover },
	...Object.fromEntries(EVENTS.map((name) => [name, event(name)])),
	...Object.fromEntries(FOCUS.map((name) => [name, { call: focus(name) }])),
};
