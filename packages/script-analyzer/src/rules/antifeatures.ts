import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

const MEANING: Readonly<Record<string, string>> = {
	ads: "It shows or inserts advertisements.",
	tracking: "It reports what you do to its author or to others.",
	miner: "It uses your computer to earn cryptocurrency.",
	"referral-link": "It changes links so that someone earns from your purchases.",
	membership: "It wants you to join something before it works.",
	payment: "It wants money for what it does.",
	"opt-in": "It offers extras that are not in your interest; they are off until you choose them.",
};

export const antifeatures: Rule = {
	id: "antifeatures",
	title: "Declared antifeature",
	catches: "What the author declares as not in the visitor's interest: ads, tracking, mining, referral links.",
	severity: "medium",
	advice: "Decide whether you accept the antifeatures that the author declares.",
	check: ({ source }) =>
		metadataLines(source).flatMap(({ key, value, offset }) => {
			const name = key === "antifeature" ? (value.split(/\s+/)[0]?.toLowerCase() ?? "") : "";
			if (name === "") return [];
			const meaning = MEANING[name] ?? `It declares “${name}”.`;
			return [at(offset, name === "miner" ? "medium" : "low", `The author declares an antifeature. ${meaning}`)];
		}),
};
