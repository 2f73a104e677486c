import type { HeapObject, HostType, Machine, Native, Trigger, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue, setHidden } from "../engine/hidden-state.ts";
import { isHostType } from "../engine/host-type.ts";
import { ANYTHING, mayBeFunction, NOTHING, objectsOf, only, stringsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { isOwn } from "./own-elements.ts";

const BY_ITSELF =
	/^(?:load|domcontentloaded|readystatechange|pageshow|pagehide|beforeunload|unload|visibilitychange|message|error|popstate|hashchange|online|offline|storage|animation|transition|loadend|progress|timeout|abort|open|close|beforescriptexecute|focus|blur|turbo|pjax|yt-)/;

/** Events that follow from an action of the script. */
const OWN_PARTNERS = /^(?:XMLHttpRequest|Worker|WorkerScope|MessagePort)$/;

/** The trigger of a listener: use of the script's own controls, use of the page, or the page on its own. */
function triggerOf(machine: Machine, target: HeapObject | null, event: string): Trigger {
	if (BY_ITSELF.test(event)) {
		const answers = isOwn(machine, target) || OWN_PARTNERS.test(target?.host?.name ?? "");
		return answers ? machine.trigger : "automatic";
	}
	return isOwn(machine, target) ? "purpose" : "page-event";
}

function placeName(machine: Machine, target: HeapObject | null): string {
	if (target === null || target === machine.window) return "window";
	if (target.host?.name === "Document") return "document";
	return isOwn(machine, target)
		? "own element"
		: isHostType(target, "Element")
			? "page element"
			: (target.host?.name ?? "object");
}

export function listen(
	machine: Machine,
	target: HeapObject | null,
	event: string,
	callback: Value,
	offset: number,
): void {
	const name = event.toLowerCase();
	machine.traceBuilder.listener({ event: name, on: placeName(machine, target), offset });
	for (const object of objectsOf(callback)) {
		const handlers = object.callable
			? [object]
			: objectsOf(object.props.get("handleEvent") ?? object.proto?.props.get("handleEvent") ?? NOTHING);
		for (const handler of handlers) {
			const details = machine.host("Event", offset);
			setHidden(details, "event", only(name));
			if (target) setHidden(details, "target", only(target));
			// Handlers find the event in `window.event` too.
			addHidden(machine, machine.store, "events", only(details));
			const self = object.callable ? (target ? only(target) : UNDEFINED) : only(object);
			machine.defer({
				callback: handler,
				self,
				args: [only(details)],
				trigger: triggerOf(machine, target, name),
				repeated: false,
			});
		}
	}
}

export const addEventListener: Native = (call) => {
	const names = stringsOf(argument(call, 0));
	const targets = objectsOf(call.self);
	for (const target of targets.length > 0 ? targets : [null]) {
		for (const name of names.length > 0 ? names : ["(unknown)"])
			listen(call.machine, target, name, argument(call, 1), call.offset);
	}
	return UNDEFINED;
};

/** Objects with listeners. `on…` properties are listeners too. */
export const eventTargetType: HostType = {
	name: "EventTarget",
	members: {
		addEventListener: { call: addEventListener },
		attachEvent: { call: addEventListener },
		removeEventListener: { call: () => UNDEFINED },
		dispatchEvent: { call: (call) => dispatch(call) },
	},
	setOther(machine, self, key, value, offset) {
		if (key === null || !/^on[a-z]/.test(key) || !mayBeFunction(value)) return false;
		listen(machine, self, key.slice(2), value, offset);
		return false;
	},
};

/** Events a script makes carry its data to other listeners, the page's too. */
const dispatch: Native = (call) => {
	const { machine, offset } = call;
	const details = machine.get(argument(call, 0), "detail", offset);
	const given = (name: string): string[] =>
		objectsOf(argument(call, 0)).flatMap((event) => stringsOf(hiddenValue(event, name)));
	const [events, pressed] = [given("event"), given("pressed")];
	for (const event of objectsOf(argument(call, 0)))
		addHidden(machine, machine.store, `event ${eventName(event).toLowerCase()}`, details);
	for (const target of objectsOf(call.self)) {
		machine.traceBuilder.sink(
			{
				kind: "act-on-page",
				api: "dispatchEvent",
				offset,
				carried: [["body", machine.contents(details)]],
				details: {
					on: [placeName(machine, target)],
					selector: stringsOf(hiddenValue(target, "selector")),
					events,
					pressed,
				},
			},
			machine,
		);
	}
	return ANYTHING;
};

export function ownerOfEvent(event: HeapObject): HeapObject | null {
	return objectsOf(hiddenValue(event, "target"))[0] ?? null;
}

export function eventName(event: HeapObject): string {
	return stringsOf(hiddenValue(event, "event"))[0] ?? "";
}
