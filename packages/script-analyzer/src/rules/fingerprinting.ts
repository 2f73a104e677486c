import type { Leak } from "../flows/leak.ts";
import { at, type Rule } from "./rule.ts";

/** Fewer do not identify a visitor. */
const MIN_PROPERTIES = 4;

export const fingerprinting: Rule = {
	id: "fingerprinting",
	title: "Device fingerprint",
	catches: "Many properties of the device sent to another server, enough to recognize a returning visitor.",
	severity: "medium",
	advice: "Send only the properties the script needs.",
	check: ({ leaks }) => {
		const bySink = new Map<number, Leak[]>();
		for (const leak of leaks) {
			if (leak.carried.origin.kind !== "device" || (leak.to !== "stranger" && leak.to !== "unknown")) continue;
			bySink.set(leak.sink.offset, [...(bySink.get(leak.sink.offset) ?? []), leak]);
		}
		return [...bySink].flatMap(([offset, sent]) => {
			const properties = new Set(sent.map(({ carried }) => carried.origin.what));
			const isDistinctive = [...properties].some((what) => /canvas|webgl|audio|font|plugin/i.test(what));
			if (properties.size < (isDistinctive ? 2 : MIN_PROPERTIES)) return [];
			const host = sent[0]?.destination.host ?? "another server";
			const list = [...properties].slice(0, 4).join(", ");
			return [at(offset, "medium", `Sends what makes your device recognizable (${list}) to ${host}.`)];
		});
	},
};
