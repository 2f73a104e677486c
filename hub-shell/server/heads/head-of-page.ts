import { messageOf, type Result } from "@scriptorium/core-types/errors";
import { readCollection } from "../backend/read-collection.ts";
import { readProfile } from "../backend/read-profile.ts";
import { readScriptFacts, type ScriptAddress, scriptWasRemoved } from "../backend/read-script-facts.ts";
import type { ReadErrorCode, RestReader } from "../backend/rest-reader.ts";
import { feedLinks } from "../feeds/feed-links.ts";
import { collectionHead } from "./collection-head.ts";
import { fixedHead, isPublic } from "./fixed-heads.ts";
import { categoryHead, LISTED, withList } from "./list-heads.ts";
import type { PageMatch } from "./match-page.ts";
import { en } from "./messages/en.ts";
import type { PageHead } from "./page-head.ts";
import { profileHead, scriptHead } from "./record-heads.ts";
import { showsPart } from "./search-address.ts";
import { faqData } from "./structured-data/faq-data.ts";
import { breadcrumbs } from "./structured-data/lists.ts";
import { siteData } from "./structured-data/site-data.ts";

const notFoundHead: PageHead = {
	status: 404,
	title: en.notFound,
	description: en.siteDescription,
	canonicalPath: null,
	type: "website",
};
const removedHead: PageHead = { ...notFoundHead, status: 410, title: en.removed, description: en.removedDescription };

interface PageAddress {
	readonly pathname: string;
	readonly query: URLSearchParams;
}

interface Reading {
	readonly rest: RestReader;
	readonly origin: string;
}

/**
 * Builds the head and status of a page. When the backend fails or does not answer in time, the page gets the general head
 * and status 200, because it may exist.
 */
export async function headOfPage(match: PageMatch | null, address: PageAddress, reading: Reading): Promise<PageHead> {
	if (!match) return notFoundHead;
	const head = await headOfMatch(match, address, reading);
	if (head.status !== 200 || !showsPart(match.pattern, address.query)) return head;
	return { ...head, canonicalPath: null, about: [] };
}

async function headOfMatch({ pattern, params }: PageMatch, address: PageAddress, reading: Reading): Promise<PageHead> {
	const general = generalHead(pattern, address);
	const { rest, origin } = reading;
	const isPart = showsPart(pattern, address.query);
	const profileBy = async (by: Parameters<typeof readProfile>[1]) => {
		const profile = await readProfile(rest, by);
		return fromRecord(profile, (found) => profileHead(found, origin), general);
	};
	switch (pattern) {
		case "/":
			return {
				...general,
				alternates: feedLinks({ kind: "latest" }),
				about: [siteData(en.siteDescription, origin)],
			};
		case "/explore":
			return withList(general, pattern, "popular", { rest, origin, isPart });
		case "/latest":
			return withList(general, pattern, "newest", { rest, origin, isPart });
		case "/category/:category":
			return categoryHead(params.category ?? "", { rest, origin, isPart });
		case "/bookmarklet/:id":
			return headOfScript({ id: params.id ?? "" }, general, reading);
		case "/:username/:slug":
			return headOfScript({ username: params.username ?? "", slug: params.slug ?? "" }, general, reading);
		case "/:username":
			return profileBy({ username: params.username ?? "" });
		case "/profile/:userId":
			return profileBy({ userId: params.userId ?? "" });
		case "/collections/:id":
			return headOfCollection(params.id ?? "", general, reading);
		default:
			return fixedPage(general, origin);
	}
}

function generalHead(pattern: string, { pathname }: PageAddress): PageHead {
	const fixed = fixedHead(pattern);
	// For a pattern without parameters the canonical path is the pattern itself, whatever the visitor typed.
	const path = pattern.includes(":") ? pathname.replace(/(?<=.)\/+$/, "") : pattern;
	return {
		status: 200,
		title: fixed?.title ?? null,
		description: fixed?.description ?? en.siteDescription,
		canonicalPath: isPublic(pattern) ? path : null,
		type: "website",
		...(fixed?.opening ? { opening: fixed.opening } : {}),
	};
}

function fixedPage(head: PageHead, origin: string): PageHead {
	if (head.canonicalPath === null || head.title === null) return head;
	const crumbs = [
		{ name: en.homeCrumb, path: "/" },
		{ name: head.title, path: head.canonicalPath },
	];
	const { document } = head.opening ?? {};
	const questions = document && head.canonicalPath === "/faq" ? [faqData(document)] : [];
	return { ...head, about: [breadcrumbs(crumbs, origin), ...questions] };
}

async function headOfScript(by: ScriptAddress, general: PageHead, { rest, origin }: Reading): Promise<PageHead> {
	const head = fromRecord(await readScriptFacts(rest, by, "all"), (script) => scriptHead(script, origin), general);
	return head === notFoundHead && (await scriptWasRemoved(rest, by)) ? removedHead : head;
}

/** A private collection is served with the general head, because the server does not know whether its owner is asking. */
async function headOfCollection(id: string, general: PageHead, { rest, origin }: Reading): Promise<PageHead> {
	const head = fromRecord(await readCollection(rest, id, LISTED), (found) => collectionHead(found, origin), general);
	return head === notFoundHead ? { ...general, canonicalPath: null } : head;
}

function fromRecord<Row>(
	answer: Result<Row | null, ReadErrorCode>,
	describe: (row: Row) => PageHead,
	general: PageHead,
): PageHead {
	if (answer.ok) return answer.value === null ? notFoundHead : describe(answer.value);
	console.warn(`[heads] general head for ${general.canonicalPath}: ${messageOf(answer.error)}`);
	return general;
}
