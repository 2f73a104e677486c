import { joinChain, type RecordedTarget, splitChain } from "../../recording/recorded-target.ts";
import { strategyOf } from "../../recording/strategy-of.ts";
import type { ReplaySelector } from "./replay-steps.ts";

/** Writes the selectors of an element as the format has them: one text per root on the way. */
export const replaySelectors = ({ primary, fallbacks }: RecordedTarget): ReplaySelector[] =>
	[primary, ...fallbacks].map((selector) => {
		const chain = splitChain(selector);
		return chain.length === 1 ? (chain[0] ?? selector) : chain;
	});

/** Reads the selectors of a step as an element. */
export function replayTarget([first = "", ...more]: readonly ReplaySelector[]): RecordedTarget {
	const primary = spell(first);
	return { primary, strategy: strategyOf(primary), fallbacks: more.slice(0, 16).map(spell), attributes: {} };
}

const spell = (selector: ReplaySelector): string => (typeof selector === "string" ? selector : joinChain(selector));

/** Whether a `change` step ticks a box: the runner reads any value but an empty one as ticked. */
export const ticksBox = ({
	selectors,
	value,
}: {
	readonly selectors: readonly ReplaySelector[];
	readonly value: string;
}): boolean =>
	(value === "true" || value === "") &&
	selectors.some((each) => BOX.test(typeof each === "string" ? each : (each.at(-1) ?? "")));

const BOX = /\[role="(?:checkbox|radio|switch)"\]|\btype=["']?(?:checkbox|radio)\b/;
