import type { Program } from "acorn";
import { hasWalletAddress, textOf } from "../flows/texts.ts";
import { runsAtAnyInput } from "../source/input-handlers.ts";
import type { Sink, Trace } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

const OWN_TEXT: ReadonlySet<string> = new Set([
	"selection",
	"clipboard",
	"page",
	"address",
	"form",
	"answer",
	"script-storage",
]);

export const clipboardSwap: Rule = {
	id: "clipboard-swap",
	title: "Changes what you copy",
	catches:
		"Clipboard content replaced with something other than what was copied, mostly payment addresses, and texts put into it without being asked.",
	severity: "critical",
	advice: "Do not install the script; compare what you paste with what you copied.",
	check: ({ trace, source, reach }) => {
		// Legacy copying: the script dispatches the event and then fills it.
		const copies = trace.sinks.some(
			({ kind, api, trigger }) => kind === "write-clipboard" && api === "execCommand" && trigger === "purpose",
		);
		const listens = trace.listeners.some(({ event, on }) => /^(?:copy|cut|paste)$/.test(event) && on !== "own element");
		return trace.sinks.flatMap((sink): Finding[] => {
			if (sink.kind !== "write-clipboard" || sink.trigger === "purpose") return [];
			if (hasWalletAddress(textOf(sink))) {
				return [
					at(sink.offset, "critical", "Puts a payment address of its own into your clipboard without being asked."),
				];
			}
			const isKnown = (sink.details.text ?? []).some((text) => text.trim() !== "");
			// What a function copies that is handed a text, and of which nothing is known, is a text of others.
			const isOwn = isKnown || sink.api === "execCommand" || sink.carried.length > 0;
			if (isOwn && isUnasked(sink, trace, source.program)) {
				const occasion = sink.trigger === "automatic" ? "without being asked" : "at any key or click on the page";
				return [at(sink.offset, "medium", `Puts a text of its own into your clipboard, ${occasion}.`)];
			}
			// What a long program makes of a selection is not always followed to its end.
			if (
				reach.isLong ||
				!listens ||
				copies ||
				!isKnown ||
				sink.carried.some(({ origin }) => OWN_TEXT.has(origin.kind))
			)
				return [];
			return [at(sink.offset, "medium", "Replaces what you copy with something else.")];
		});
	},
};

/**
 * Whether the script copies a text of its own although nobody asked for it: at once, or at any key or click. A question that it
 * asks before counts as being asked.
 */
function isUnasked({ trigger, api, offset, carried }: Sink, { sinks }: Trace, program: Program): boolean {
	// Handlers of the event `copy` fill in what is copied, for a copy that the visitor or the script started.
	if (api === "clipboardData.setData" || carried.some(({ origin }) => OWN_TEXT.has(origin.kind))) return false;
	const isAsked = sinks.some((other) => other.kind === "ask-visitor" && other.api !== "alert" && other.offset < offset);
	if (isAsked || (api === "execCommand" && !fillsField(sinks))) return false;
	return trigger === "automatic" || runsAtAnyInput(program, offset);
}

/** Before `execCommand("copy")` a field of the script's own gets the text; else it copies what the visitor selected. */
function fillsField(sinks: readonly Sink[]): boolean {
	const filled = sinks.filter(
		({ kind, api, details }) =>
			kind === "change-page" && /^(?:textarea|input)\.value$/.test(api) && details.own?.includes("true"),
	);
	return filled.length > 0 && filled.every(({ carried }) => !carried.some(({ origin }) => OWN_TEXT.has(origin.kind)));
}
