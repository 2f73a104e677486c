import { messageOf } from "@scriptorium/shared-protocol/errors";
import { readProfile } from "../backend/read-profile.ts";
import { readScriptById, readScriptBySlug } from "../backend/read-script.ts";
import type { RestReader } from "../backend/rest-reader.ts";
import type { PageMatch } from "./match-page.ts";
import { en } from "./messages/en.ts";
import type { PageHead } from "./page-head.ts";
import { profileHead, scriptHead } from "./record-heads.ts";

export const notFoundHead: PageHead = {
	status: 404,
	title: en.notFound,
	description: en.siteDescription,
	canonicalPath: null,
	type: "website",
};

const FIXED: Readonly<Record<string, { title: string; description: string }>> = {
	"/": { title: en.home, description: en.siteDescription },
	"/explore": { title: en.explore, description: en.exploreDescription },
	"/latest": { title: en.latest, description: en.latestDescription },
	"/security": { title: en.security, description: en.securityDescription },
	"/security/scorecard": { title: en.scorecard, description: en.scorecardDescription },
	"/categories": { title: en.categories, description: en.categoriesDescription },
};

/**
 * Title, description and status of a page. What the backend does not answer in time gets the general head and status 200:
 * not knowing is not "not found".
 */
export async function headOfPage(match: PageMatch | null, pathname: string, rest: RestReader): Promise<PageHead> {
	if (!match) return notFoundHead;
	const { pattern, params } = match;
	const general: PageHead = {
		status: 200,
		title: FIXED[pattern]?.title ?? null,
		description: FIXED[pattern]?.description ?? en.siteDescription,
		canonicalPath: pattern.startsWith("/auth") ? null : pathname.replace(/(?<=.)\/+$/, ""),
		type: "website",
	};
	switch (pattern) {
		case "/category/:category":
			return { ...general, ...categoryText(params.category ?? "") };
		case "/bookmarklet/:id":
			return fromRecord(await readScriptById(rest, params.id ?? ""), scriptHead, general);
		case "/:username/:slug":
			return fromRecord(await readScriptBySlug(rest, params.username ?? "", params.slug ?? ""), scriptHead, general);
		case "/:username":
			return fromRecord(await readProfile(rest, { username: params.username ?? "" }), profileHead, general);
		case "/profile/:userId":
			return fromRecord(await readProfile(rest, { userId: params.userId ?? "" }), profileHead, general);
		default:
			return general;
	}
}

function fromRecord<Row>(
	answer: { ok: true; value: Row | null } | { ok: false; error: { message: string } },
	describe: (row: Row) => PageHead,
	general: PageHead,
): PageHead {
	if (answer.ok) return answer.value === null ? notFoundHead : describe(answer.value);
	console.warn(`[heads] general head for ${general.canonicalPath}: ${messageOf(answer.error)}`);
	return general;
}

function categoryText(category: string): { title: string; description: string } {
	const title = category.replace(/[-_]+/g, " ").replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
	return { title, description: en.categoryDescription.replace("{category}", () => title) };
}
