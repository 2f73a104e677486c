import { hasWalletAddress, textOf } from "../flows/texts.ts";
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
	catches: "Clipboard content replaced with something other than what was copied, mostly payment addresses.",
	severity: "critical",
	advice: "Do not install the script; compare what you paste with what you copied.",
	check: ({ trace }) => {
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
			const known = (sink.details.text ?? []).some((text) => text.trim() !== "");
			if (!listens || copies || !known || sink.carried.some(({ origin }) => OWN_TEXT.has(origin.kind))) return [];
			return [at(sink.offset, "medium", "Replaces what you copy with something else.")];
		});
	},
};
