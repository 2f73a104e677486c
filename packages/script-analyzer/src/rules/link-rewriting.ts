import type { Program } from "acorn";
import { onOwnElement, textOf } from "../flows/texts.ts";
import { whose } from "../flows/whose.ts";
import { constantText, memberName } from "../source/constant-text.ts";
import { nodesOf } from "../source/nodes-of.ts";
import { at, type Rule } from "./rule.ts";

/** Parameters by which shops know who is to earn. */
const REFERRAL =
	/[?&](?:tag|aff(?:iliate)?(?:_?id)?|aff_?code|ref(?:erral|errer)?(?:_?id)?|partner(?:_?id)?|subid|sub_id|clickref|camp(?:aign)?_?id|linkid|affsource|irclickid|cjevent|awc)=/i;

export const linkRewriting: Rule = {
	id: "link-rewriting",
	title: "Changes links of the page",
	catches: "Links of the page that are led through another server or given a referral mark.",
	severity: "medium",
	advice: "Say so with @antifeature referral-link, or leave the page's links as they are.",
	check: ({ source, trace, reach }) => {
		const marks = setsReferral(source.program);
		return trace.effects.flatMap((effect) => {
			const { kind, api, destinations, gesture, offset } = effect;
			const stuffs =
				kind === "frame" && gesture !== "purpose" && destinations.some((one) => whose(one, reach) === "stranger");
			const isLink =
				stuffs ||
				(kind === "change-page" && /\.(?:href|search)$/.test(api)) ||
				(kind === "navigation" && gesture !== "purpose");
			if (!isLink || onOwnElement(effect)) return [];
			if (REFERRAL.test(textOf(effect)) || (marks && kind === "change-page")) {
				return [at(offset, "medium", "Marks links so that somebody else earns from what you buy.")];
			}
			const stranger = destinations.find((destination) => whose(destination, reach) === "stranger");
			if (!stranger || gesture === "purpose" || kind !== "change-page") return [];
			return [at(offset, "medium", `Leads links of the page through ${stranger.host ?? "another server"}.`)];
		});
	},
};

/** `url.searchParams.set("tag", …)`. */
function setsReferral(program: Program): boolean {
	return nodesOf(program).some((node) => {
		if (node.type !== "CallExpression") return false;
		const words = [memberName(node.callee), ...node.arguments.map((argument) => constantText(argument) ?? "")];
		const name = words[words.findIndex((word) => /^(?:set|append)$/.test(word)) + 1] ?? "";
		return name !== words[0] && REFERRAL.test(`?${name}=`);
	});
}
