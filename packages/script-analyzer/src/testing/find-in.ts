import { traceExactly } from "../engine/trace-script.ts";
import { findLeaks } from "../flows/leak.ts";
import { reachOf } from "../flows/reach.ts";
import { browserModel } from "../model/browser-model.ts";
import type { Rule } from "../rules/rule.ts";
import { parseSource } from "../source/parse-source.ts";

/** The findings of one rule on a script in text order: `high 3` is a finding of severity high on line 3. */
export function findIn(rule: Rule, code: string): readonly string[] {
	const read = parseSource({ code });
	if (!read.ok) throw new Error(`${read.reason}: ${read.message}`);
	const { source } = read;
	const trace = traceExactly(source, 2_000_000, browserModel);
	const reach = reachOf(source);
	const findings = rule.check({ source, trace, reach, leaks: findLeaks(trace, reach) });
	const entries = [...findings]
		.sort((one, other) => one.offset - other.offset)
		.map(({ severity, offset }) => `${severity} ${source.placeOf(offset).line}`);
	return [...new Set(entries)];
}

/** A userscript with these metadata lines (`match https://shop.example/*`); its body begins on line `head.length + 4`. */
export function userscript(head: readonly string[], body: string): string {
	const lines = ["name Test", ...head].map((line) => `// @${line}`);
	return ["// ==UserScript==", ...lines, "// ==/UserScript==", body].join("\n");
}
