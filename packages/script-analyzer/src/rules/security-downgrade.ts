import { textOf } from "../flows/texts.ts";
import { at, type Rule } from "./rule.ts";

/** Barriers against other people; the rest (`beforeunload`, context menus) only stand in a visitor's way. */
const PROTECTION =
	/content-security-policy|csp|sandbox|trusted|integrity|referrer|x-frame|noopener|permission|certificate|mixed|isTrusted/i;

export const securityDowngrade: Rule = {
	id: "security-downgrade",
	title: "Removes a protection",
	catches: "Protections of page or browser that are switched off: content security policy, sandbox, trusted types.",
	severity: "medium",
	advice: "Leave the site's protections in place.",
	check: ({ trace }) =>
		trace.effects.flatMap((effect) => {
			if (effect.kind !== "weaken") return [];
			const grave = PROTECTION.test(`${effect.api}\n${textOf(effect)}`);
			return [at(effect.offset, grave ? "medium" : "low", `Switches off a protection of the page (${effect.api}).`)];
		}),
};
