import { type Pinning, pinningOf } from "../flows/pinned-address.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

const WHY: Readonly<Record<Exclude<Pinning, "pinned">, string>> = {
	loose: "the address names no exact version, so other code may be delivered from one day to the next",
	"unknown-host": "whoever owns that server can change the code at any time, and nothing would notice",
	insecure: "the connection is not protected, so anybody on the way can put in other code",
	inline: "the code is hidden in the address, where it was not checked",
};

export const unpinnedRequire: Rule = {
	id: "unpinned-require",
	title: "Unpinned library",
	catches: "Libraries loaded by @require without https, an exact version or a checksum.",
	severity: "medium",
	advice: "Give each @require an https address with an exact version on a public store, or add a checksum (#sha256=…).",
	check: ({ source }) =>
		metadataLines(source).flatMap(({ key, value, offset }) => {
			if (key !== "require") return [];
			const pinning = pinningOf(value) ?? "unknown-host";
			if (pinning === "pinned") return [];
			return [at(offset, "medium", `Loads a library from ${shorten(value)}: ${WHY[pinning]}.`)];
		}),
};

function shorten(address: string): string {
	return address.length > 100 ? `${address.slice(0, 99)}…` : address;
}
