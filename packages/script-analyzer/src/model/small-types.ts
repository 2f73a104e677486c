import type { HostType, Native } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { knownTexts } from "../engine/text-of.ts";
import { ANYTHING, join, objectsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { eventTargetType } from "./events.ts";
import { openAddress } from "./location-type.ts";
import { sendStyle } from "./style-addresses.ts";

const writeRules: Native = (call) => {
	sendStyle(call.machine, argument(call, 0), call.offset);
	return call.self;
};

/** Style sheets made by the script, or found in the page. */
export const styleSheetType: HostType = {
	name: "CSSStyleSheet",
	members: {
		replaceSync: { call: writeRules },
		replace: { call: writeRules },
		insertRule: { call: writeRules },
		addRule: { call: (call) => writeRules({ ...call, args: call.args.slice(1) }) },
	},
	getOther: () => ANYTHING,
};

/** `window.navigation`: the addresses visited in this tab. */
export const navigationType: HostType = {
	name: "Navigation",
	parent: eventTargetType,
	members: {
		entries: {
			call: (call) =>
				call.machine.array([call.machine.read("address", "navigation.entries", call.offset)], call.offset, false),
		},
		navigate: {
			call: (call) => {
				openAddress(call.machine, "navigation.navigate", argument(call, 0), call.offset);
				return ANYTHING;
			},
		},
		currentEntry: { get: (machine, _self, offset) => machine.read("address", "navigation.currentEntry", offset) },
	},
	getOther: () => ANYTHING,
};

const keepState: Native = (call) => {
	const { machine, offset } = call;
	for (const self of objectsOf(call.self)) addHidden(machine, self, "state", argument(call, 0));
	const [, , address] = call.args;
	if (address !== undefined)
		machine.traceBuilder.sink(
			{ kind: "change-page", api: "history.href", offset, details: { text: knownTexts(machine, address) } },
			machine,
		);
	return UNDEFINED;
};

export const historyType: HostType = {
	name: "History",
	members: {
		pushState: { call: keepState },
		replaceState: { call: keepState },
		back: { call: () => UNDEFINED },
		forward: { call: () => UNDEFINED },
		go: { call: () => UNDEFINED },
		state: { get: (_machine, self) => join(hiddenValue(self, "state"), ANYTHING) },
		length: { get: () => ANYTHING },
	},
};
