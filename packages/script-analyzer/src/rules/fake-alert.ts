import { textOf } from "../flows/texts.ts";
import { at, type Finding, type Rule } from "./rule.ts";

/** What frightens or tempts people into doing what they would not do. */
const ALARMS =
	/\b(?:is|are|been|be) infected\b|\b(?:virus(?:es)?|threats?) (?:were )?(?:found|detected)|\bfiles? (?:may|will) be lost|\bprotection (?:has )?(?:ended|expired)|\bmalware (?:found|detected)|\byour (?:device|computer|pc|phone|browser) (?:is|has|may|needs|was)\b|\b(?:flash|browser|player|driver|codec)s? (?:is|are) (?:out ?dated|out of date)|\bpress (?:the )?win(?:dows)?(?: key)? ?\+ ?r\b|\byou(?:'ve| have) (?:won|been selected)\b|\bclaim your (?:prize|reward|gift)\b|\bcall (?:microsoft|support) now\b/i;
const COMMAND =
	/\b(?:powershell|cmd(?:\.exe)? \/c|mshta|iwr|invoke-webrequest|curl|wget|bash|sh|osascript|certutil|rundll32)\b[^\n]{0,200}(?:https?:|\|\s*(?:iex|sh|bash)|-enc|-e[nc]* )/i;

export const fakeAlert: Rule = {
	id: "fake-alert",
	title: "False alarm",
	catches: "Invented warnings and prizes, and commands put into the clipboard for you to run.",
	severity: "high",
	advice: "Do not install the script, and paste nothing it put into your clipboard.",
	check: ({ trace }) =>
		trace.effects.flatMap((effect): Finding[] => {
			const { kind, offset } = effect;
			const text = textOf(effect);
			if (kind === "write-clipboard" && COMMAND.test(text)) {
				return [at(offset, "high", "Puts a command for your computer into the clipboard.")];
			}
			const says = kind === "write-html" || kind === "ask-visitor" || kind === "change-page";
			return says && ALARMS.test(text) ? [at(offset, "medium", "Shows an invented warning or prize.")] : [];
		}),
};
