import { categoryLeads } from "@scriptorium/hub-data/categories/category-leads";
import { categoryTitle } from "@scriptorium/hub-data/categories/category-title";
import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { readScripts } from "../backend/read-scripts.ts";
import type { RestReader } from "../backend/rest-reader.ts";
import { feedLinks } from "../feeds/feed-links.ts";
import { scriptPath } from "../script-addresses.ts";
import { en } from "./messages/en.ts";
import type { PageHead } from "./page-head.ts";
import { categoryPicture } from "./pictures.ts";
import { oneLine } from "./plain-text.ts";
import { breadcrumbs, collectionPage, type Place } from "./structured-data/lists.ts";

/** Number of items on the first page of a list. */
export const LISTED = 24;

interface Reading {
	readonly rest: RestReader;
	readonly origin: string;
	/** Whether the page shows another part of the list than the first. Such a part gets no structured data. */
	readonly isPart: boolean;
}

/** Builds the head of a category's page. An unknown category has an empty page. */
export async function categoryHead(written: string, reading: Reading): Promise<PageHead> {
	const category = knownCategory(written);
	const title = categoryTitle(oneLine(written));
	const lead = category === null ? undefined : categoryLeads[category];
	const head: PageHead = {
		status: 200,
		title,
		description: en.categoryDescription.replace("{category}", () => title),
		canonicalPath: null,
		type: "website",
		opening: { shape: "page", heading: title, ...(lead && { lead }), action: en.allCategories },
	};
	if (category === null) return head;
	const { origin } = reading;
	const path = `/category/${category}`;
	const listed = await placesOf(reading, { category, sort: "popular" });
	return {
		...head,
		canonicalPath: path,
		picture: categoryPicture(category),
		alternates: feedLinks({ kind: "category", category }),
		about: [
			collectionPage({ name: title, path, description: head.description, listed }, origin),
			breadcrumbs(
				[
					{ name: en.homeCrumb, path: "/" },
					{ name: en.categories, path: "/categories" },
					{ name: title, path },
				],
				origin,
			),
		],
	};
}

/** Adds the first items to the head of a list of all scripts. */
export async function withList(
	head: PageHead,
	path: string,
	sort: "popular" | "newest",
	reading: Reading,
): Promise<PageHead> {
	const { origin } = reading;
	const name = head.title ?? "";
	const listed = await placesOf(reading, { sort });
	return {
		...head,
		alternates: feedLinks({ kind: "latest" }),
		about: [
			collectionPage({ name, path, description: head.description, listed }, origin),
			breadcrumbs(
				[
					{ name: en.homeCrumb, path: "/" },
					{ name, path },
				],
				origin,
			),
		],
	};
}

/** Logs a list that cannot be read; the page is served without it. */
async function placesOf(
	{ rest, isPart }: Reading,
	list: { readonly category?: string; readonly sort: "popular" | "newest" },
): Promise<readonly Place[]> {
	if (isPart) return [];
	const page = await readScripts(rest, { ...list, limit: LISTED });
	if (page.ok) return page.value.scripts.map((script) => ({ name: script.title, path: scriptPath(script) }));
	console.warn(`[heads] a page without its list: ${page.error.message}`);
	return [];
}
