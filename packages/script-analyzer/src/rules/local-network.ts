import { isLocalHost } from "@scriptorium/userscript/local-host";
import { LIBRARY } from "../engine/secret-address.ts";
import { isLoopback } from "../flows/grade-leak.ts";
import { isSpelledAt } from "../flows/spelled-at.ts";
import { at, type Rule } from "./rule.ts";

/** Names that routers answer to. */
const ROUTER = /^router\.\w+$/i;

/** Of an address whose last numbers are counted or chosen while the script runs. */
const BEGINS_INSIDE = /^(?:https?|wss?):\/\/(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./i;

export const localNetwork: Rule = {
	id: "local-network",
	title: "Contacts your home network",
	catches: "Requests to the visitor's own computer, router or other devices that @connect does not name.",
	severity: "medium",
	isOfCircumstances: true,
	advice: "Name the device in @connect, and contact it only when the visitor asks.",
	check: ({ source, trace }) =>
		trace.sinks.flatMap(({ kind, api, trigger, destinations, offset }) => {
			if (kind !== "request" && kind !== "frame" && kind !== "submit") return [];
			const inside = destinations.find(({ host }) => host !== null && (isLocalHost(host) || ROUTER.test(host)));
			if (!inside) {
				const isScan = destinations.some(({ host, address }) => host === null && BEGINS_INSIDE.test(address ?? ""));
				return isScan ? [at(offset, "medium", "Contacts devices inside your own network, one after the other.")] : [];
			}
			if (inside.declared && trigger === "purpose") return [];
			const severity = inside.declared ? "low" : "medium";
			const host = inside.host ?? "";
			if (api === LIBRARY && !isSpelledAt(source, offset, host)) return [];
			const where = isLoopback(inside.host)
				? `your own computer (${host})`
				: `${host}, a device inside your own network`;
			const what =
				api === LIBRARY
					? `Gives an address of ${where} to a function whose code is not here, which may contact it.`
					: `Contacts ${where}.`;
			return [at(offset, severity, what)];
		}),
};
