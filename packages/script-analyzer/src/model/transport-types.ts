import type { Call, HostType, Member, Native } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { promiseOf } from "../engine/promises.ts";
import { ANY_BOOLEAN, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { eventTargetType } from "./events.ts";
import { answerFrom, recordSending } from "./send-request.ts";

/** `new WebTransport(address)`, `new WebSocketStream(address)`: connections read and written as streams. */
export function makeTransport(api: string): Native {
	return (call) => {
		const { machine, offset } = call;
		const transport = machine.host("Transport", offset);
		const address = argument(call, 0);
		addHidden(machine, transport, "url", address);
		const destinations = recordSending(machine, { kind: "request", api, address }, offset);
		addHidden(machine, transport, "data", answerFrom(machine, api, destinations, offset));
		return only(transport);
	};
}

const send: Native = (call) => {
	for (const self of objectsOf(call.self)) {
		const sending = { kind: "request", api: "Transport.write", address: hiddenValue(self, "url") } as const;
		recordSending(call.machine, { ...sending, body: argument(call, 0) }, call.offset);
	}
	return promiseOf(call.machine, UNDEFINED, call.offset);
};

const receive: Native = (call) => {
	const [self] = objectsOf(call.self);
	const chunk = call.machine.plain({ value: hiddenValue(self, "data"), done: ANY_BOOLEAN }, call.offset);
	return promiseOf(call.machine, chunk, call.offset);
};

const itself: Member = { get: (_machine, self) => only(self) };
const later: Member = { get: (machine, self, offset) => promiseOf(machine, only(self), offset) };
const made: Member = { call: (call: Call) => promiseOf(call.machine, call.self, call.offset) };

/** The connection, its streams, and their readers and writers are one object here: all lead to one address. */
export const transportType: HostType = {
	name: "Transport",
	parent: eventTargetType,
	members: {
		ready: later,
		opened: later,
		datagrams: itself,
		readable: itself,
		writable: itself,
		incomingUnidirectionalStreams: itself,
		incomingBidirectionalStreams: itself,
		createUnidirectionalStream: made,
		createBidirectionalStream: made,
		getReader: { call: (call) => call.self },
		getWriter: { call: (call) => call.self },
		write: { call: send },
		read: { call: receive },
		close: { call: () => UNDEFINED },
	},
	content: (_machine, self) => hiddenValue(self, "data"),
};
