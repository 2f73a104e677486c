import { expect, type Page } from "@playwright/test";
import { hubOrigin, publishableKey } from "./hub.ts";
import { accessToken, storedRows } from "./stored-rows.ts";

export interface SavedVersion {
	readonly id: string;
	readonly version_id: string;
	readonly semver: string;
}

/**
 * Saves a script, or the next version of one, as the person who is signed in on the page; past the hub's screens.
 * @param page a page of the hub
 * @param script title and code, perhaps a description, a note on the changes, and the version that it replaces
 * @returns the saved version
 * @throws with status and text of the answer when the database refuses
 */
export async function saveScriptAs(
	page: Page,
	script: { title: string; description?: string; code: string; note?: string; update?: SavedVersion },
): Promise<SavedVersion> {
	const answer = await page.request.post(`${hubOrigin()}/rest/v1/rpc/save_script`, {
		headers: { apikey: await publishableKey(page), Authorization: `Bearer ${await accessToken(page)}` },
		data: {
			p_title: script.title,
			p_description: script.description ?? "Made for a journey through the hub.",
			p_code: script.code,
			...(script.note === undefined ? {} : { p_change_note: script.note }),
			...(script.update ? { p_id: script.update.id, p_base_version_id: script.update.version_id } : {}),
		},
	});
	if (!answer.ok()) throw new Error(`save_script: ${answer.status()} ${await answer.text()}`);
	const [saved] = (await answer.json()) as SavedVersion[];
	if (!saved) throw new Error("save_script answered nothing");
	return saved;
}

/**
 * Waits until the hub's own queue has rated all versions of a script, at most 40 s.
 * @param page a page of the hub
 * @param scriptId id of the script
 * @returns risk levels by the number of the version
 */
export async function ratedVersions(page: Page, scriptId: string): Promise<Record<string, string>> {
	let ratings: Record<string, string> = {};
	await expect
		.poll(
			async () => {
				const rows = await storedRows<{ semver: string; risk_level: string; security_reports: unknown[] }>(
					page,
					"versions",
					{
						select: "semver,risk_level,security_reports(id)",
						bookmarklet_id: `eq.${scriptId}`,
					},
				);
				ratings = Object.fromEntries(rows.map(({ semver, risk_level }) => [semver, risk_level]));
				return rows.length > 0 && rows.every(({ security_reports: reports }) => reports.length > 0);
			},
			{ timeout: 40_000 },
		)
		.toBe(true);
	return ratings;
}
