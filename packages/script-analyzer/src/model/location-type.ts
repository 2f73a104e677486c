import type { Call, HostType, Machine, Member, Value } from "../engine/domain.ts";
import { fromMarked, HOLE, SITE, SITE_HOST } from "../engine/text-pattern.ts";
import { join, NOTHING, only, UNDEFINED } from "../engine/value.ts";
import { acting } from "../language/acting.ts";
import { argument } from "../language/arguments.ts";
import { runAddress } from "./run-code.ts";
import { recordSending } from "./send-request.ts";

/** Goes to an address; a `javascript:` address is run. */
export function openAddress(
	machine: Machine,
	api: string,
	address: Value,
	offset: number,
	data: Value = NOTHING,
): void {
	runAddress(machine, address, offset);
	// The name of a window stays when another site is opened in it.
	const name = machine.window.props.get("name") ?? NOTHING;
	recordSending(machine, { kind: "navigation", api, address, body: join(name, data) }, offset);
}

function part(what: string, text: string, secret: boolean): Member {
	return {
		get: (machine, _self, offset) => ({
			atoms: [fromMarked(text)],
			open: false,
			taints: secret ? machine.read("address", `location.${what}`, offset).taints : [],
		}),
	};
}

const href = part("href", `${SITE}/${HOLE}`, true);

export const locationType: HostType = {
	name: "Location",
	hasSinks: true,
	members: {
		href: {
			...href,
			set: (machine, _self, value, offset) => openAddress(machine, "location.href", value, offset),
		},
		origin: part("origin", SITE, false),
		protocol: part("protocol", `https:`, false),
		host: part("host", SITE_HOST, false),
		hostname: part("hostname", SITE_HOST, false),
		port: part("port", HOLE, false),
		pathname: part("pathname", `/${HOLE}`, true),
		search: {
			...part("search", `?${HOLE}`, true),
			set: (machine, _self, value, offset) =>
				openAddress(machine, "location.search", { ...value, atoms: ["/"] }, offset),
		},
		hash: { ...part("hash", `#${HOLE}`, true), set: () => undefined },
		assign: {
			call: acting((call) => openAddress(call.machine, "location.assign", argument(call, 0), call.offset)),
		},
		replace: {
			call: acting((call) => openAddress(call.machine, "location.replace", argument(call, 0), call.offset)),
		},
		reload: { call: () => UNDEFINED },
		toString: {
			call: (call: Call) => call.machine.get(call.self, "href", call.offset),
		},
		searchParams: { get: (machine, _self, offset) => machine.read("address", "location.search", offset) },
	},
	content: (machine, self, offset) => machine.get(only(self), "href", offset),
};
