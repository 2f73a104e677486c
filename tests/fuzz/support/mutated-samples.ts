import { encodeBookmarklet } from "@scriptorium/userscript/bookmarklet-url";
import { tokenizer } from "acorn";
import type { Choices } from "../grammar/choices.ts";

/** A sample, broken in one to three ways. Most results no longer parse; those that do are nearly real. */
export function mutatedSample(choices: Choices, samples: readonly [string, ...string[]]): string {
	let text = choices.pick(samples);
	for (let turn = 1 + choices.below(3); turn > 0; turn--) text = mutateOnce(choices, text, samples);
	return text;
}

function mutateOnce(choices: Choices, text: string, samples: readonly [string, ...string[]]): string {
	const at = choices.below(text.length + 1);
	const end = Math.min(text.length, at + choices.below(40));
	switch (choices.below(9)) {
		case 0:
			return text.slice(0, at); // cut off
		case 1:
			return text.slice(0, at) + String.fromCharCode(choices.below(0x1_0000)) + text.slice(at + 1);
		case 2:
			return text.slice(0, at) + text.slice(end); // a hole
		case 3:
			return text.slice(0, end) + text.slice(at); // said twice
		case 4:
			return (
				text.slice(0, at) + choices.pick(["\0", "\ud800", "\u2028", "\r", "\uFEFF", "`", "*/", "%zz"]) + text.slice(at)
			);
		case 5:
			return onTokens(choices, text, "drop");
		case 6:
			return onTokens(choices, text, "double");
		case 7: {
			const other = choices.pick(samples);
			return text.slice(0, at) + other.slice(choices.below(other.length));
		}
		default:
			return choices.chance(0.5) ? encodeBookmarklet(text) : `javascript:${text.slice(0, at)}%${text.slice(at)}`;
	}
}

/** Omits or repeats a token: typical typing mistakes, which often still parse. */
function onTokens(choices: Choices, text: string, how: "drop" | "double"): string {
	const tokens: { start: number; end: number }[] = [];
	try {
		for (const token of tokenizer(text, { ecmaVersion: "latest" })) tokens.push({ start: token.start, end: token.end });
	} catch {
		// Already broken further on: the tokens up to there will do.
	}
	const token = tokens[choices.below(tokens.length)];
	if (token === undefined) return text;
	const { start, end } = token;
	return how === "drop" ? text.slice(0, start) + text.slice(end) : `${text.slice(0, end)} ${text.slice(start)}`;
}
