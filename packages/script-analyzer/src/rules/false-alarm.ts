import { textOf } from "../flows/texts.ts";
import { at, type Rule } from "./rule.ts";

const ALARM =
	/\b(?:virus(?:es)?|malware|trojan|spyware|infected|hacked|compromised)\b[\s\S]{0,120}\b(?:detected|found|call|support|microsoft|windows|apple|scan|remove|immediately|now)\b|\b(?:call|contact)\b[\s\S]{0,40}\b(?:support|microsoft|technician)\b[\s\S]{0,40}\d{3}|\byou(?:'ve| have)? won\b[\s\S]{0,80}\b(?:prize|iphone|gift|voucher)\b|\b(?:flash player|browser|system)\b[\s\S]{0,30}\b(?:out of date|outdated)\b[\s\S]{0,60}\b(?:update|install)\b/i;

export const falseAlarm: Rule = {
	id: "false-alarm",
	title: "Frightens or lures you",
	catches: "Warnings of viruses, prizes and updates that the script itself puts on the page.",
	severity: "medium",
	advice: "Do not install the script. Neither call nor download anything.",
	check: ({ trace }) =>
		trace.effects.flatMap((effect) => {
			if (effect.kind !== "ask-visitor" && effect.kind !== "write-html") return [];
			if (!ALARM.test(textOf(effect))) return [];
			return [at(effect.offset, "medium", "Shows a false warning or a false prize on pages you visit.")];
		}),
};
