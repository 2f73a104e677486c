import { ALARMS, DEMANDS, PAYS_TO, PRIZES, SUPPORT_CALLS } from "../flows/alarm-words.ts";
import { hasWalletAddress, textOf } from "../flows/texts.ts";
import type { SinkKind } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

const COMMAND =
	/\b(?:powershell|cmd(?:\.exe)? \/c|mshta|iwr|invoke-webrequest|curl|wget|bash|sh|osascript|certutil|rundll32)\b[^\n]{0,200}(?:https?:|\|\s*(?:iex|sh|bash)|-enc|-e[nc]* )/i;

export const fakeAlert: Rule = {
	id: "fake-alert",
	title: "Fake warning",
	catches: "Fake warnings and prizes, and commands copied to the clipboard for you to run.",
	severity: "high",
	advice: "Do not install the script, and paste nothing it put into your clipboard.",
	check: ({ trace }) =>
		trace.sinks.flatMap((sink): Finding[] => {
			const { kind, offset } = sink;
			if (kind === "write-clipboard" && COMMAND.test(textOf(sink))) {
				return [at(offset, "high", "Copies a command for your computer to the clipboard.")];
			}
			if (!SAYS.has(kind)) return [];
			const text = textOf(sink);
			if (ALARMS.test(text) || PRIZES.test(text) || SUPPORT_CALLS.test(text))
				return [at(offset, "medium", "Shows a fake warning or prize.")];
			const coins = hasWalletAddress(text) || COINS.test(text);
			return PAYS_TO.test(text) || (coins && DEMANDS.test(text))
				? [at(offset, "medium", "Demands a payment for what it took from you or locked.")]
				: [];
		}),
};

const SAYS: ReadonlySet<SinkKind> = new Set(["write-html", "ask-visitor", "change-page", "show-text"]);
const COINS = /\d\s?(?:BTC|ETH|XMR|USDT|LTC)\b|\b(?:bitcoin|monero|gift ?cards?|paysafecard|usdt)\b/i;
