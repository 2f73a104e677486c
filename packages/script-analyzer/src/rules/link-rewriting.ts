import type { Program } from "acorn";
import type { Reach } from "../flows/reach.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { staysOwn, textOf } from "../flows/texts.ts";
import { constantText, memberName } from "../source/constant-text.ts";
import { nodesOfType } from "../source/nodes-of.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

/** Referral parameters of shops; `…` stands for a variable value. */
const REFERRAL =
	/[?&…](?:tag|aff(?:iliate)?(?:_?id)?|aff_?code|referral(?:_?id)?|partner(?:_?id)?|subid|sub_id|clickref|camp(?:aign)?_?id|linkid|affsource|irclickid|cjevent|awc)=|[?&…]ref(?:errer)?(?:_?id)?=(?!…|https?:|&|$)/im;

/** Referral names of cookies and order fields. */
const REFERRAL_NAME =
	/(?:aff(?:iliate)?(?:_?id|_?code)?|partner(?:_?id)?|refer(?:ral|rer)(?:_?id|_?code)?|ref_?(?:id|code)|clickref|subid|irclickid|cjevent)/i;
const REFERRAL_COOKIE = new RegExp(`^\\s*[\\w-]*${REFERRAL_NAME.source}\\s*=`, "im");
const REFERRAL_FIELD = new RegExp(`<input\\b[^>]*\\bname\\s*=\\s*["']?[\\w-]*${REFERRAL_NAME.source}["'\\s>]`, "i");

export const linkRewriting: Rule = {
	id: "link-rewriting",
	title: "Changes the page's links",
	catches: "Links of the page redirected through another server or given a referral code.",
	severity: "medium",
	advice: "Say so with @antifeature referral-link, or leave the page's links as they are.",
	check: ({ source, trace, reach }) => {
		// Reads the whole script: only where links change.
		const marks = trace.sinks.some(({ kind }) => kind === "change-page") && setsReferral(source.program);
		return trace.sinks.flatMap((sink): Finding[] => {
			const { kind, api, destinations, trigger, offset } = sink;
			const found = [at(offset, "medium", "Changes links so that someone else earns from what you buy.")];
			if (trigger !== "purpose" && marksOrder(sink)) return found;
			if (!isLink(sink, reach) || staysOwn(sink)) return [];
			if (REFERRAL.test(writtenIn(sink)) || (marks && kind === "change-page")) return found;
			const stranger = destinations.find((destination) => serverOwnerOf(destination, reach) === "stranger");
			// The canonical address of a page is copied and shared without being read.
			const canonical = /canonical/.test((sink.details.element ?? []).join(" "));
			if (!stranger || (trigger === "purpose" && !canonical) || kind !== "change-page" || api === "page.insert")
				return [];
			return [
				at(
					offset,
					reach.isLong ? "low" : "medium",
					`Redirects links of the page through ${stranger.host ?? "another server"}.`,
				),
			];
		});
	},
};

/** What is written into the link; how the link was found, as by `a[href*="?ref="]`, says nothing of it. */
function writtenIn({ details, destinations }: Sink): string {
	const { element: _found, selector: _searched, ...written } = details;
	return textOf({ details: written, destinations });
}

/** Places for referral codes: links, the page's address, and shop pages opened invisibly. */
function isLink({ kind, api, trigger, destinations, responseIgnored }: Sink, reach: Reach): boolean {
	if (kind === "change-page") return /\.(?:href|search)$/.test(api);
	if (trigger === "purpose") return false;
	if (kind === "navigation") return true;
	if (kind === "frame") return destinations.some((one) => serverOwnerOf(one, reach) === "stranger");
	return kind === "request" && (/^(?:img|Image|link|audio|video|style)\b/.test(api) || responseIgnored);
}

/** A referral code in a cookie, an order field or copied text. */
function marksOrder({ kind, details }: Sink): boolean {
	const text = (details.text ?? []).join("\n");
	if (kind === "write-cookie") return REFERRAL_COOKIE.test(text);
	if (kind === "write-html") return REFERRAL_FIELD.test((details.html ?? []).join("\n"));
	return kind === "write-clipboard" && REFERRAL.test([text, ...(details.body ?? [])].join("\n"));
}

/** `url.searchParams.set("tag", …)`. */
function setsReferral(program: Program): boolean {
	return nodesOfType(program, "CallExpression").some((node) => {
		const words = [memberName(node.callee), ...node.arguments.map((argument) => constantText(argument) ?? "")];
		const at = words.findIndex((word) => word === "set" || word === "append") + 1;
		const [name = "", value = ""] = words.slice(at, at + 2);
		return name !== words[0] && REFERRAL.test(`?${name}=${value === "" ? "…" : value}`);
	});
}
