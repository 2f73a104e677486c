import type { Page } from "@playwright/test";
import { hubOrigin, publishableKey } from "./hub.ts";

/**
 * Reads the signed-in person's token in this page.
 * @param page a page of the hub
 * @returns the token; null for a visitor
 */
export async function accessToken(page: Page): Promise<string | null> {
	return page.evaluate(() => {
		const key = Object.keys(localStorage).find((name) => name.endsWith("auth-token"));
		const session: unknown = JSON.parse((key && localStorage.getItem(key)) || "null");
		return session && typeof session === "object" && "access_token" in session ? String(session.access_token) : null;
	});
}

async function headersOf(page: Page): Promise<Record<string, string>> {
	const key = await publishableKey(page);
	return { apikey: key, Authorization: `Bearer ${(await accessToken(page)) ?? key}` };
}

/**
 * Reads rows of a table as the database gives them to whoever is signed in on the page; past the hub's screens.
 * @param page a page of the hub
 * @param table name of the table
 * @param params parameters of PostgREST, for example `{ select: "id", title: "eq.Word count" }`
 * @returns the rows
 * @throws with status and text of the answer when the database refuses
 */
export async function storedRows<Row>(page: Page, table: string, params: Record<string, string>): Promise<Row[]> {
	const answer = await page.request.get(`${hubOrigin()}/rest/v1/${table}`, { params, headers: await headersOf(page) });
	if (!answer.ok()) throw new Error(`${table}: ${answer.status()} ${await answer.text()}`);
	return (await answer.json()) as Row[];
}

/**
 * Stores a row as whoever is signed in on the page.
 * @param page a page of the hub
 * @param table name of the table
 * @param row values by column
 * @returns the row as stored
 * @throws with status and text of the answer when the database refuses
 */
export async function storeRow<Row>(page: Page, table: string, row: Record<string, unknown>): Promise<Row> {
	const answer = await page.request.post(`${hubOrigin()}/rest/v1/${table}`, {
		data: row,
		headers: { ...(await headersOf(page)), Prefer: "return=representation" },
	});
	if (!answer.ok()) throw new Error(`${table}: ${answer.status()} ${await answer.text()}`);
	const [stored] = (await answer.json()) as Row[];
	if (stored === undefined) throw new Error(`${table}: nothing was stored`);
	return stored;
}
