import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openFixtureHub } from "../fixture.test-support.ts";
import { ARCHIVE_PATH } from "./serve-archive.ts";

const id = "abcdefghijklmnopabcdefghijklmnop";

function archive(): string {
	const folder = mkdtempSync(join(tmpdir(), "hub-archive-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	writeFileSync(join(folder, "built.zip"), "PK zip");
	return join(folder, "built.zip");
}
const settingsOf = (html: string): Record<string, unknown> =>
	JSON.parse(/id="hub-settings">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");

test("the built extension is a download with a name, revalidated by its tag", async () => {
	const { get } = openFixtureHub({ extension: { id, archive: archive() } });
	const answer = await get(ARCHIVE_PATH);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toBe("application/zip");
	expect(answer.headers.get("content-disposition")).toBe('attachment; filename="scriptorium-extension.zip"');
	expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
	expect(await answer.text()).toBe("PK zip");
	expect((await get(ARCHIVE_PATH, { "if-none-match": answer.headers.get("etag") ?? "" })).status).toBe(304);
	expect(settingsOf(await (await get("/extension")).text())).toMatchObject({
		extensionOffer: { archivePath: ARCHIVE_PATH, storeUrl: null },
	});
});

test("a hub without a build of the extension offers none, but its page and the store's link", async () => {
	const storeUrl = "https://store.example/scriptorium";
	const { get } = openFixtureHub({ extension: { id, archive: null, storeUrl } });
	expect((await get(ARCHIVE_PATH)).status).toBe(404);
	expect((await get("/extension/other.zip")).status).toBe(404);
	const page = await (await get("/extension")).text();
	expect(page).toContain("<title>Get the extension · Scriptorium</title>");
	expect(settingsOf(page)).toMatchObject({ extensionOffer: { archivePath: null, storeUrl } });
});

test("a build that was deleted meanwhile is 404", async () => {
	const { get } = openFixtureHub({ extension: { id, archive: "/nonexistent/built.zip" } });
	expect((await get(ARCHIVE_PATH)).status).toBe(404);
});
