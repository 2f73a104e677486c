import type { HostType, Machine, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { openObject } from "../engine/open-object.ts";
import { constantOf, NOTHING, objectsOf, only, TRUE, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import type { Destination } from "../trace/trace.ts";
import { eventTargetType } from "./events.ts";

/** A message on a named channel arrives at all listeners of that name. */
const postToChannel: Native = (call) => {
	for (const self of objectsOf(call.self)) {
		const name = constantOf(hiddenValue(self, "name"));
		if (name) addHidden(call.machine, call.machine.store, `channel ${String(name.is)}`, argument(call, 0));
	}
	return UNDEFINED;
};

export const makeBroadcastChannel: Native = (call) => {
	const channel = call.machine.host("BroadcastChannel", call.offset);
	addHidden(call.machine, channel, "name", argument(call, 0));
	return only(channel);
};

/** Other tabs of the same site. */
export const broadcastChannelType: HostType = {
	name: "BroadcastChannel",
	parent: eventTargetType,
	members: { postMessage: { call: postToChannel }, close: { call: () => UNDEFINED } },
	content: () => NOTHING,
};

/** The two ports of a channel. */
export const makeMessageChannel: Native = (call) => {
	const { machine, offset } = call;
	const [one, other] = [machine.host("MessagePort", offset), machine.host("MessagePort", offset)];
	addHidden(machine, one, "other side", only(other));
	addHidden(machine, other, "other side", only(one));
	return openObject(machine, { port1: only(one), port2: only(other) }, offset);
};

const ANYWHERE: Destination = { kind: "unresolved", host: null, scheme: null, declared: false, address: "*" };

/** A port whose other end was transferred to another window sends to that window. */
const pipe: Native = (call) => {
	const { machine, offset } = call;
	for (const self of objectsOf(call.self)) {
		for (const other of objectsOf(hiddenValue(self, "other side"))) {
			addHidden(machine, other, "data", argument(call, 0));
			if (hiddenValue(other, "handed over") === NOTHING) continue;
			const carried = [["body", machine.contents(argument(call, 0))]] as const;
			machine.traceBuilder.sink(
				{ kind: "post-message", api: "MessagePort.postMessage", offset, destinations: [ANYWHERE], carried },
				machine,
			);
		}
	}
	return UNDEFINED;
};

export const messagePortType: HostType = {
	name: "MessagePort",
	parent: eventTargetType,
	members: {
		postMessage: { call: pipe },
		start: { call: () => UNDEFINED },
		close: { call: () => UNDEFINED },
	},
	content: () => NOTHING,
};

/** `postMessage(message, "*", [port])`: ports among the things that go along. */
export function handOverPorts(machine: Machine, given: readonly Value[]): void {
	for (const value of given) {
		for (const list of objectsOf(value)) {
			const inside = [...(list.items ?? []), ...list.props.values(), list.rest].flatMap(objectsOf);
			for (const port of [list, ...inside, ...inside.flatMap(({ items }) => (items ?? []).flatMap(objectsOf))])
				if (port.host?.name === "MessagePort") addHidden(machine, port, "handed over", TRUE);
		}
	}
}
