import type { HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { loadCode } from "../engine/load-code.ts";
import { ANYTHING, mayBeFunction, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { eventTargetType } from "./events.ts";
import { runCode } from "./run-code.ts";

/** Names that mean the worker itself, and functions of its own, in the code of one. */
const NAMES = ["self", "globalThis", "$workerScope$", "postMessage", "addEventListener"];
const HANDLER = /(^|[^.\w$])(on(?:message|connect|error))(?=\s*=[^=])/g;

/** Workers run code of an address, or of a blob the script made. */
export function makeWorker(api: string): Native {
	return (call) => {
		const { machine, offset } = call;
		const worker = machine.host("Worker", offset);
		const address = argument(call, 0);
		const blobs = objectsOf(address).filter(({ host }) => host?.name === "ObjectUrl");
		for (const blob of blobs) runWorker(machine, api, hiddenValue(blob, "data"), worker, offset);
		if (blobs.length === 0) {
			loadCode(machine, api, address, offset);
			addHidden(machine, worker, "data", ANYTHING);
		}
		return only(worker);
	};
}

/** Runs the code with a global object of its own, through which worker and script exchange messages. */
function runWorker(machine: Machine, api: string, code: Value, worker: HeapObject, offset: number): void {
	const scope = machine.host("WorkerScope", offset);
	addHidden(machine, scope, "other side", only(worker));
	addHidden(machine, worker, "other side", only(scope));
	// A block, because the code may have variables of these names; handlers are set by bare names too.
	const inBlock = code.atoms.map((atom) =>
		typeof atom === "string" ? `{${atom.replace(HANDLER, "$1$$workerScope$$.$2")}\n}` : atom,
	);
	const program = runCode(machine, api, { ...code, atoms: inBlock }, offset, NAMES);
	if (!mayBeFunction(program)) {
		// A module, or syntax that a function body cannot contain.
		runCode(machine, api, code, offset);
		addHidden(machine, worker, "data", ANYTHING);
		return;
	}
	const own = ["postMessage", "addEventListener"].map((name) => boundTo(machine, scope, name, offset));
	machine.call(program, only(scope), [only(scope), only(scope), only(scope), ...own], offset);
}

function boundTo(machine: Machine, scope: HeapObject, name: string, offset: number): Value {
	const [target] = objectsOf(machine.get(only(scope), name, offset));
	if (!target) return UNDEFINED;
	const bound = machine.make(offset);
	bound.callable = { kind: "bound", target, self: only(scope), args: [] };
	return only(bound);
}

/** Posted messages arrive on the other side. */
const post: Native = (call) => {
	for (const self of objectsOf(call.self))
		for (const other of objectsOf(hiddenValue(self, "other side")))
			addHidden(call.machine, other, "data", argument(call, 0));
	return UNDEFINED;
};

export const workerType: HostType = {
	name: "Worker",
	parent: eventTargetType,
	members: {
		postMessage: { call: post },
		terminate: { call: () => UNDEFINED },
		port: { get: (_machine, self) => only(self) },
	},
	content: () => NOTHING,
};

/** The global object inside a worker; also the port of each client of a shared worker. */
export const workerScopeType: HostType = {
	name: "WorkerScope",
	parent: eventTargetType,
	members: {
		postMessage: { call: post },
		close: { call: () => UNDEFINED },
		self: { get: (_machine, self) => only(self) },
		start: { call: () => UNDEFINED },
	},
	getOther: (machine, _self, key, offset) =>
		key === null || /^on[a-z]/.test(key) ? null : machine.get(only(machine.window), key, offset),
	content: () => NOTHING,
};
