import type { Machine, Value } from "../engine/domain.ts";
import { knownTexts, textsOf } from "../engine/text-of.ts";
import { fromMarked } from "../engine/text-pattern.ts";
import { constantOf } from "../engine/value.ts";
import { recordSending } from "./send-request.ts";

/** `url(a)`, `src(a)`, `@import "a"`, `image-set("a" 1x, "b" 2x)`. */
const ADDRESS =
	/(?:\b(?:url|src|image-set)\(\s*|@import\s+(?!url\())["']?([^"')\s;]+)|["']([^"'\s]+)["']\s+[\d.]+(?:x|dppx|dpi)\b/gi;

/** Addresses in styles are fetched. */
export function sendStyle(machine: Machine, value: Value, offset: number): void {
	const rules = knownTexts(machine, value).filter((text) => text.includes("{"));
	if (rules.length > 0)
		machine.traceBuilder.sink(
			{ kind: "change-page", api: "style", offset, details: { own: ["false"], text: rules } },
			machine,
		);
	sendAddresses(machine, value, offset);
}

/** Addresses that a style loads. */
export function sendAddresses(machine: Machine, value: Value, offset: number): void {
	const taints = constantOf(value) ? [] : value.taints;
	for (const text of textsOf(machine, value)) {
		for (const [, one, other] of text.matchAll(ADDRESS)) {
			const address = one ?? other ?? "";
			if (/^(?:data:|#|url\()/i.test(address)) continue;
			const atoms = [fromMarked(address)];
			recordSending(machine, { kind: "request", api: "style url()", address: { atoms, open: false, taints } }, offset);
		}
	}
}
