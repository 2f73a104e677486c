import type { Page } from "@playwright/test";
import { hubOrigin, publishableKey } from "./hub.ts";

/** The signed-in person's token in this page, or null for a visitor. */
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

/** Rows of a table as the database gives them to whoever is signed in on the page; past the hub's screens. */
export async function storedRows<Row>(page: Page, table: string, params: Record<string, string>): Promise<Row[]> {
	const answer = await page.request.get(`${hubOrigin()}/rest/v1/${table}`, { params, headers: await headersOf(page) });
	if (!answer.ok()) throw new Error(`${table}: ${answer.status()} ${await answer.text()}`);
	return (await answer.json()) as Row[];
}

/** Stores a row as whoever is signed in on the page, and gives it as stored. */
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
