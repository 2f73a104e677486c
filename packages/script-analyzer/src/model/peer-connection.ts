import type { Call, HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import { textsOf } from "../engine/text-of.ts";
import { fromMarked } from "../engine/text-pattern.ts";
import { ANYTHING, joinAll, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { eventTargetType } from "./events.ts";
import { recordSending } from "./send-request.ts";

/** The servers of a configuration see the connection; a relay also receives a name and a password. */
function tellServers(call: Call, connection: HeapObject, configuration: Value): void {
	const { machine, offset } = call;
	const { items, exact, rest } = spreadItems(machine, machine.get(configuration, "iceServers", offset), offset);
	for (const server of exact ? items : [...items, rest]) {
		const addresses = joinAll(["urls", "url"].flatMap((name) => addressesOf(call, machine.get(server, name, offset))));
		if (addresses === NOTHING) continue;
		addHidden(machine, connection, "servers", addresses);
		const body = joinAll(["username", "credential"].map((name) => machine.get(server, name, offset)));
		recordSending(machine, { kind: "request", api: "RTCPeerConnection", address: addresses, body }, offset);
	}
}

function addressesOf({ machine, offset }: Call, urls: Value): Value[] {
	if (urls === UNDEFINED) return [];
	const listed = objectsOf(urls).length > 0 ? anyItem(machine, urls, offset) : urls;
	return [webAddress(machine, listed)];
}

/** `stun:host:port` names a host as addresses of the web do. */
function webAddress(machine: Machine, address: Value): Value {
	const texts = textsOf(machine, address).map((text) => fromMarked(text.replace(/^(?:stuns?|turns?):/i, "https://")));
	return { atoms: texts, open: false, taints: address.taints };
}

export const makePeerConnection: Native = (call) => {
	const connection = call.machine.host("RTCPeerConnection", call.offset);
	tellServers(call, connection, argument(call, 0));
	return only(connection);
};

/** WebRTC: its servers see the connection, and its channels carry data to an unknown peer. */
export const rtcType: HostType = {
	name: "RTCPeerConnection",
	parent: eventTargetType,
	members: {
		setConfiguration: {
			call: (call) => {
				for (const self of objectsOf(call.self)) tellServers(call, self, argument(call, 0));
				return UNDEFINED;
			},
		},
		createDataChannel: {
			call: (call) => {
				const channel = call.machine.host("WebSocket", call.offset);
				for (const self of objectsOf(call.self)) addHidden(call.machine, channel, "url", peerOf(self));
				return only(channel);
			},
		},
		addTrack: {
			call: (call) => {
				for (const self of objectsOf(call.self)) {
					const sending = { kind: "request", api: "RTCPeerConnection.addTrack", body: argument(call, 0) } as const;
					recordSending(call.machine, { ...sending, address: peerOf(self) }, call.offset);
				}
				return UNDEFINED;
			},
		},
	},
	getOther: () => ANYTHING,
};

function peerOf(connection: HeapObject): Value {
	const servers = hiddenValue(connection, "servers");
	return servers === NOTHING ? ANYTHING : servers;
}
