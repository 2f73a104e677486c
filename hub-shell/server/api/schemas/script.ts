import { accessOfListed, verdictOfListed } from "@scriptorium/hub-data/scripts/listed-answers";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { access, answeredResult, verdictKind } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import * as z from "zod";
import type { ListedCard } from "../../backend/read-scripts.ts";
import { moment, type ScriptCard, type ScriptDetails, scriptCard, scriptDetails } from "../../backend/script-rows.ts";
import { feedPath } from "../../feeds/feed-address.ts";
import { scriptPath, userScriptPath } from "../../script-addresses.ts";
import { API_BASE } from "../api-base.ts";
import { pageFields } from "./paging.ts";

const addresses = {
	url: z.url().describe("This script in the API."),
	html_url: z.url().describe("Its page."),
	install_url: z.url().describe("The file that script managers install."),
	feed_url: z.url().describe("Atom feed of its versions."),
};

/** Verdict and access of a rating: whether the script looks like an attack, and what it could do. */
export const answers = {
	verdict: z
		.enum(verdictKind.def.entries)
		.describe(
			"Whether it looks like an attack (`attack` is High Risk, `worth-a-look` and `checked-in-part` are Medium, `nothing-found` is Low). `unread`: not rated.",
		),
	access: z
		.nullable(access)
		.describe("What it could do if it were written to harm; never a warning. Null while it is not rated."),
};

export const script = scriptCard.extend({ ...answers, ...addresses }).describe("A script as a list shows it.");

const { last_security_scan, code } = scriptDetails.shape;

export const scriptWithCode = script
	.extend({
		code: code.describe("The code of the newest version, as its author wrote it; null while there is none."),
		version: z
			.object({ id: z.uuid(), semver: z.string(), change_note: z.string().nullable(), published_at: moment })
			.nullable()
			.describe("The newest version; null while there is none."),
		security_analysis: z
			.nullable(answeredResult)
			.describe(
				"The analysis of the newest version, with what its verdict is based on; null until there is one in the form described here.",
			),
		last_security_scan,
	})
	.describe("A script with the code and the security analysis of its newest version.");

export const scriptPage = z
	.object({
		items: z.array(script),
		total: z.int().min(0).max(1000).describe("All scripts of the list."),
		total_is_exact: z.boolean().describe("False when there are more than 1000; `total` is 1000 then."),
		...pageFields,
	})
	.describe("One page of a list of scripts.");

/** A script in a list, with its addresses and both answers of its rating. */
export function toScript({ reach, ...card }: ListedCard, origin: string): z.infer<typeof script> {
	const listed = { ...card, reach };
	return addressed(card, { verdict: verdictOfListed(listed), access: accessOfListed(listed) }, origin);
}

type Answers = Pick<z.infer<typeof script>, keyof typeof answers>;

function addressed(card: ScriptCard, both: Answers, origin: string): z.infer<typeof script> {
	return {
		...card,
		...both,
		url: `${origin}${API_BASE}/scripts/${card.id}`,
		html_url: origin + scriptPath(card),
		install_url: origin + userScriptPath(card),
		feed_url: origin + feedPath({ kind: "script", id: card.id }, "atom"),
	};
}

/** A script with its newest version. */
export function toScriptWithCode(details: ScriptDetails, origin: string): z.infer<typeof scriptWithCode> {
	const { version_id, semver, change_note, published_at, code, security_analysis, last_security_scan, ...card } =
		details;
	const analysis = security_analysis && {
		...security_analysis,
		access: accessOf(security_analysis, card.kind),
		verdict: verdictOf(security_analysis),
	};
	const verdict = analysis?.verdict.kind ?? verdictOfListed({ ...card, reach: null });
	const hasVersion = version_id !== null && semver !== null && published_at !== null;
	return {
		...addressed(card, { verdict, access: analysis?.access ?? null }, origin),
		code,
		version: hasVersion ? { id: version_id, semver, change_note, published_at } : null,
		security_analysis: analysis,
		last_security_scan,
	};
}
