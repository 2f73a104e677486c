import { textOf } from "../flows/texts.ts";
import { at, type Rule } from "./rule.ts";

/** Barriers against other people; the rest (`beforeunload`, context menus) only stand in a visitor's way. */
const PROTECTION =
	/content-security-policy|csp|sandbox|trusted|integrity|referrer|x-frame|noopener|permission|certificate|mixed|isTrusted/i;

const HIDES_WARNING =
	/(?:phish|scam|fraud|malware|security|unverified|external-sender|insecure|unsafe|suspicious|report-?(?:abuse|spam|user|post|button|btn)|abuse)[^{}]{0,300}\{[^}]{0,200}display\s*:\s*none/i;

/** What is taken out of the page, by its selector. */
const REMOVED =
	/content-security-policy|http-equiv|(?:phish|scam|fraud|malware|security|suspicious|unsafe)[\w-]*(?:warning|alert|notice|banner)?/i;

export const securityDowngrade: Rule = {
	id: "security-downgrade",
	title: "Removes a protection",
	catches: "Protections of page or browser that are switched off: content security policy, sandbox, trusted types.",
	severity: "medium",
	advice: "Leave the site's protections in place.",
	check: ({ trace }) => [
		...trace.hooks.flatMap(({ target, offset }) =>
			/(?:^|\.)confirm$/.test(target) ? [at(offset, "medium", "Answers the page's questions in your place.")] : [],
		),
		...trace.effects.flatMap((effect) => {
			if (HIDES_WARNING.test(Object.values(effect.details).flat().join("\n"))) {
				return [at(effect.offset, "medium", "Hides warnings of the site from you.")];
			}
			if (/\.remove$/.test(effect.api) && REMOVED.test(textOf(effect))) {
				return [at(effect.offset, "medium", "Takes a protection or a warning of the site out of the page.")];
			}
			if (effect.kind !== "weaken") return [];
			const grave = PROTECTION.test(`${effect.api}\n${textOf(effect)}`);
			return [at(effect.offset, grave ? "medium" : "low", `Switches off a protection of the page (${effect.api}).`)];
		}),
	],
};
