import type { HostType } from "../engine/host-type.ts";
import { ANYTHING, UNDEFINED } from "../engine/value.ts";
import { eventTargetType } from "./events.ts";

/** Other tabs of the same site. */
export const broadcastChannelType: HostType = {
	name: "BroadcastChannel",
	parent: eventTargetType,
	members: { postMessage: { call: () => UNDEFINED }, close: { call: () => UNDEFINED } },
};

export const historyType: HostType = {
	name: "History",
	members: {
		pushState: { call: () => UNDEFINED },
		replaceState: { call: () => UNDEFINED },
		back: { call: () => UNDEFINED },
		forward: { call: () => UNDEFINED },
		go: { call: () => UNDEFINED },
		state: { get: () => ANYTHING },
		length: { get: () => ANYTHING },
	},
};
