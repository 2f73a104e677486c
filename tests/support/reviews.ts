import { type APIResponse, expect, type Locator, type Page } from "@playwright/test";
import { hubOrigin, publishableKey } from "./hub.ts";
import { accessToken, storedRows } from "./stored-rows.ts";

export interface Write {
	readonly method: "POST" | "PATCH" | "DELETE";
	readonly params?: Record<string, string>;
	readonly data?: Record<string, unknown>;
}

/**
 * Writes past the hub's screens, with the rights of whoever is signed in on the page.
 * @param page a page of the hub
 * @param table name of the table
 * @param write what to send
 * @param write.method POST inserts, PATCH updates, DELETE deletes
 * @param write.params filters of PostgREST, for example `{ id: "eq.1" }`
 * @param write.data values by column
 * @returns the answer, refusals included
 */
export async function writeRows(page: Page, table: string, { method, params, data }: Write): Promise<APIResponse> {
	const key = await publishableKey(page);
	return page.request.fetch(`${hubOrigin()}/rest/v1/${table}`, {
		method,
		headers: {
			apikey: key,
			authorization: `Bearer ${(await accessToken(page)) ?? key}`,
			prefer: "return=representation",
		},
		...(params ? { params } : {}),
		...(data ? { data } : {}),
	});
}

/**
 * Opens a script by its title.
 * @param page a page; a visitor's, or that of somebody signed in
 * @param title the whole title
 * @param query further part of the address, with its question mark
 * @returns id of the script
 * @throws if there is no such script
 */
export async function openScript(page: Page, title: string, query = ""): Promise<string> {
	if (!page.url().startsWith(hubOrigin())) await page.goto(hubOrigin());
	const [script] = await storedRows<{ id: string }>(page, "bookmarklets", { select: "id", title: `eq.${title}` });
	if (!script) throw new Error(`There is no script '${title}'.`);
	await page.goto(`${hubOrigin()}/bookmarklet/${script.id}${query}`);
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	return script.id;
}

/**
 * Scrolls to the reviews, which are loaded when they become visible.
 * @param page the page of a script
 */
export async function scrollToReviews(page: Page): Promise<void> {
	await page.getByRole("heading", { name: "Reviews", exact: true }).scrollIntoViewIfNeeded();
}

/**
 * Opens a script by its title, at its reviews.
 * @param page a page of the hub
 * @param title the whole title
 * @returns id of the script
 */
export async function openReviews(page: Page, title: string): Promise<string> {
	const id = await openScript(page, title);
	await scrollToReviews(page);
	return id;
}

/**
 * Finds the reviews.
 * @param page the page of a script
 * @returns their region
 */
export const reviews = (page: Page): Locator => page.getByRole("region", { name: "Reviews" });
/**
 * Finds the reviews that contain a text.
 * @param page the page of a script
 * @param text a part of a review
 * @returns the reviews
 */
export const reviewWith = (page: Page, text: string): Locator =>
	reviews(page).getByRole("article").filter({ hasText: text });
/**
 * Finds a notice.
 * @param page a page of the hub
 * @param text its whole text
 * @returns the last element with this text
 */
export const notice = (page: Page, text: string): Locator => page.getByText(text, { exact: true }).last();

export interface Typed {
	readonly comment: string;
	readonly stars?: 1 | 2 | 3 | 4 | 5;
	readonly title?: string;
	readonly version?: string;
}

/**
 * Fills the open dialog with what is given.
 * @param page the page of a script, with the dialog of a review
 * @param typed values by field; fields that are left out stay as they are
 */
export async function fillReview(page: Page, { comment, stars, title, version }: Typed): Promise<void> {
	const dialog = page.getByRole("dialog");
	if (stars) await dialog.getByRole("radio", { name: new RegExp(`^${stars} star`) }).check();
	if (title !== undefined) await dialog.getByLabel("Title (optional)").fill(title);
	await dialog.getByLabel("Comment").fill(comment);
	if (version !== undefined) await dialog.getByLabel("Works on version (optional)").fill(version);
}

export interface StoredReview {
	readonly id: string;
	readonly user_id: string | null;
	readonly rating: number;
	readonly title: string | null;
	readonly comment: string;
	readonly works_on_version: string | null;
	readonly helpful_count: number;
	readonly not_helpful_count: number;
}

/**
 * Reads the reviews of a script that one person wrote, as the database has them.
 * @param page a page of the hub
 * @param scriptId id of the script
 * @param userId id of the person
 * @returns the reviews
 */
export function storedReviews(page: Page, scriptId: string, userId: string): Promise<StoredReview[]> {
	return storedRows(page, "bookmarklet_reviews", {
		select: "id,user_id,rating,title,comment,works_on_version,helpful_count,not_helpful_count",
		bookmarklet_id: `eq.${scriptId}`,
		user_id: `eq.${userId}`,
	});
}

/**
 * Reads how one person voted on the reviews of a script, as the database has it.
 * @param page a page of the hub
 * @param scriptId id of the script
 * @param userId id of the person
 * @returns true for each vote "helpful", false for each "not helpful"
 */
export async function storedVotes(page: Page, scriptId: string, userId: string): Promise<boolean[]> {
	const rows = await storedRows<{ is_helpful: boolean }>(page, "review_votes", {
		select: "is_helpful,bookmarklet_reviews!inner(bookmarklet_id)",
		user_id: `eq.${userId}`,
		"bookmarklet_reviews.bookmarklet_id": `eq.${scriptId}`,
	});
	return rows.map((row) => row.is_helpful);
}

/**
 * Reads the id of whoever is signed in on the page, from the access token.
 * @param page a page of the hub
 * @returns id of the account
 * @throws for a visitor
 */
export async function ownId(page: Page): Promise<string> {
	const claims: unknown = JSON.parse(
		Buffer.from((await accessToken(page))?.split(".")[1] ?? "", "base64url").toString(),
	);
	return (claims as { sub: string }).sub;
}
