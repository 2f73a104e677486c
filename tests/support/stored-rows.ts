import type { Page } from "@playwright/test";
import { hubOrigin, publishableKey } from "./hub.ts";

/** The signed-in person's token in this page, or null for a visitor. */
async function accessToken(page: Page): Promise<string | null> {
	return page.evaluate(() => {
		const key = Object.keys(localStorage).find((name) => name.endsWith("auth-token"));
		const session: unknown = JSON.parse((key && localStorage.getItem(key)) || "null");
		return session && typeof session === "object" && "access_token" in session ? String(session.access_token) : null;
	});
}

/** Rows of a table as the database gives them to whoever is signed in on the page; past the hub's screens. */
export async function storedRows<Row>(page: Page, table: string, params: Record<string, string>): Promise<Row[]> {
	const key = await publishableKey(page);
	const answer = await page.request.get(`${hubOrigin()}/rest/v1/${table}`, {
		params,
		headers: { apikey: key, Authorization: `Bearer ${(await accessToken(page)) ?? key}` },
	});
	if (!answer.ok()) throw new Error(`${table}: ${answer.status()} ${await answer.text()}`);
	return (await answer.json()) as Row[];
}
