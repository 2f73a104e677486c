import type { HostType, Native } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { ANYTHING, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { eventTargetType } from "./events.ts";
import { answerFrom, recordSending } from "./send-request.ts";

/** `new WebSocket(address)`, `new EventSource(address)`. */
export function makeSocket(type: string): Native {
	return (call) => {
		const { machine, offset } = call;
		const socket = machine.host(type, offset);
		const address = argument(call, 0);
		addHidden(machine, socket, "url", address);
		const destinations = recordSending(
			machine,
			{ kind: "request", api: type, address, body: type === "WebSocket" ? argument(call, 1) : NOTHING },
			offset,
		);
		addHidden(machine, socket, "data", answerFrom(machine, type, destinations, offset));
		return only(socket);
	};
}

function send(api: string): Native {
	return (call) => {
		for (const socket of objectsOf(call.self)) {
			recordSending(
				call.machine,
				{ kind: "request", api, address: hiddenValue(socket, "url"), body: argument(call, 0) },
				call.offset,
			);
		}
		return UNDEFINED;
	};
}

export const webSocketType: HostType = {
	name: "WebSocket",
	parent: eventTargetType,
	members: {
		send: { call: send("WebSocket.send") },
		close: { call: () => UNDEFINED },
		readyState: { get: () => ANYTHING },
	},
};

export const eventSourceType: HostType = {
	name: "EventSource",
	parent: eventTargetType,
	members: { close: { call: () => UNDEFINED } },
};
