import type { HostType, Native } from "../engine/domain.ts";
import { hiddenValue } from "../engine/hidden-state.ts";
import { anything, join, joinAll, mayBeFunction, NOTHING, objectsOf } from "../engine/value.ts";
import { involved } from "../language/arguments.ts";
import { recordSending } from "./send-request.ts";

/** Methods that send data; methods that only display or listen have other names. */
const TELLS =
	/^(?:post|put|patch|send|emit|publish|request|query|mutate|mutation|insert|upsert|update|set|push|create|write|track|capture|log|upload|invoke|rpc|fetch|get|field|attach|json|body|form|data|call|report|save|store)$/i;

const passToLibrary: Native = (call) => {
	const data = call.args.filter((arg) => !mayBeFunction(arg));
	const body = joinAll(data.map((arg) => join(arg, anything(call.machine.contents(arg)))));
	if (body === NOTHING || call.machine.contents(body).length === 0) return call.self;
	for (const self of objectsOf(call.self)) {
		recordSending(
			call.machine,
			{ kind: "request", api: "a library", address: hiddenValue(self, "url"), body },
			call.offset,
		);
	}
	return join(call.self, anything(involved(call)));
};

const more: Native = (call) => call.self;

/** An object of a library that received an address: a connection, a client, a request builder. */
export const libraryType: HostType = {
	name: "Library",
	members: {},
	getOther: (machine, _self, key) =>
		key === null ? null : machine.native(`library.${key}`, TELLS.test(key) ? passToLibrary : more),
};
