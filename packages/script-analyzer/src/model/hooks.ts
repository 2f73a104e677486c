import type { Obj } from "../engine/heap-object.ts";
import { memberOf } from "../engine/host-type.ts";
import type { Machine } from "../engine/machine.ts";
import { anything, isObject, objectsOf, only, type Value } from "../engine/value.ts";
import { windowMembers } from "./window-members.ts";

const SPEAKING =
	/^(?:fetch|XMLHttpRequest|WebSocket|EventSource|Request|open|postMessage|alert|confirm|prompt|eval|Function|FormData|Worker|ethereum|RTCPeerConnection)$/;

/** `window.fetch = …`: from now on the page calls the script's function, with the page's data. */
export function hookGlobal(machine: Machine, name: string, value: Value, offset: number): void {
	const functions = objectsOf(value).filter(({ callable }) => callable);
	if (functions.length === 0 && !value.atoms.some(isObject)) return;
	const builtIn = Object.hasOwn(windowMembers, name) || SPEAKING.test(name);
	machine.recorder.hook({
		target: `window.${name}`,
		offset,
		gives: functions
			.flatMap((fn) => privileges(fn, 0))
			.concat(
				objectsOf(value).flatMap((object) =>
					[...object.props.values()].flatMap(objectsOf).flatMap((fn) => privileges(fn, 0)),
				),
			),
	});
	if (builtIn) for (const fn of functions) runWithPageData(machine, fn, `window.${name}`, offset);
}

/** `XMLHttpRequest.prototype.send = …` and setters put on prototypes. */
export function hookPrototype(machine: Machine, prototype: Obj, name: string, value: Value, offset: number): void {
	const type = prototype.host;
	if (!type) return;
	const target = `${type.name}.prototype.${name}`;
	const known = memberOf(type, name) !== null;
	machine.recorder.hook({ target, offset, gives: [] });
	if (!known) return;
	for (const fn of objectsOf(value)) {
		if (fn.callable) runWithPageData(machine, fn, target, offset, type.name);
	}
}

function runWithPageData(machine: Machine, callback: Obj, what: string, offset: number, type?: string): void {
	const data = anything(machine.read("request", `what the page gives to ${what}`, offset).taints);
	const self = type === undefined ? only(machine.window) : only(machine.host(type, offset));
	machine.defer({ callback, self, args: [data, data, data], gesture: "page-event", repeated: true });
}

/** The manager's functions that a function is. */
function privileges(fn: Obj, level: number): string[] {
	const { callable } = fn;
	if (!callable || level > 3) return [];
	if (callable.kind === "native") return /^GM[_.]/.test(callable.name) ? [callable.name] : [];
	if (callable.kind === "bound") return privileges(callable.target, level + 1);
	return [];
}
