import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { pressToClose } from "../support/press-to-close.ts";
import { hashOf, sampleBytes } from "../support/request-server.ts";
import { questionPage, test } from "./userscript-requests-fixture.ts";

interface SavedFile {
	readonly state: string;
	readonly filename: string;
	readonly exists: boolean;
}

/** Downloads that the browser knows, the newest first. */
async function saved(browser: ExtensionBrowser): Promise<readonly SavedFile[]> {
	const worker = await browser.worker();
	return (await worker.evaluate("chrome.downloads.search({ orderBy: ['-startTime'] })")) as readonly SavedFile[];
}

/**
 * Notes in a profile that the user granted `downloads` once: the browser then grants a request of it without its dialog, which
 * no test can press.
 */
async function noteGrant(profile: string): Promise<void> {
	const path = join(profile, "Default", "Preferences");
	const preferences = JSON.parse(await readFile(path, "utf8")) as {
		extensions: { settings: Record<string, Record<string, unknown>> };
	};
	const settings = preferences.extensions.settings[EXTENSION_ID] ?? {};
	const granted = { api: ["downloads"], explicit_host: [], manifest_permissions: [], scriptable_host: [] };
	settings.runtime_granted_permissions = granted;
	(settings.granted_permissions as { api: string[] }).api.push("downloads");
	await writeFile(path, JSON.stringify(preferences));
}

test.describe("files that userscripts save", () => {
	test("without the permission nothing is saved, and the script is told so", async ({
		server,
		openScript,
		browserWithExtension: browser,
	}) => {
		const script = await openScript(["grant GM_download", `connect ${new URL(server.origin).host}`]);
		const asked = script.ask(
			`return new Promise((resolve) => GM_download({ url: "${server.origin}/bytes?size=10", name: "a.bin", onload: () => resolve("saved"), onerror: resolve }));`,
		);
		const question = await questionPage(browser);
		await expect(question.getByRole("region", { name: "File" })).toHaveText(/a\.bin/);
		await pressToClose(question.getByRole("button", { name: "Deny" }));
		expect(await asked).toMatchObject({ error: "not_permitted" });
		expect(server.received).toEqual([]);
	});

	test("with the permission: addresses, blobs and data, progress, abort, and @connect", { tag: "@soak" }, async ({
		fixture,
		server,
		other,
		openScript,
	}) => {
		const profile = await mkdtemp(join(tmpdir(), "scriptorium-profile-"));
		try {
			await (await openExtensionBrowser({ extension: fixture.extension, profile })).close();
			await noteGrant(profile);
			const browser = await openExtensionBrowser({ extension: fixture.extension, profile });
			const script = await openScript(
				["grant GM_download", "grant GM.download", `connect ${new URL(server.origin).host}`],
				browser,
			);
			const size = 3_000_000;
			const first = script.ask(`const loaded = [];
				return new Promise((resolve) => GM_download({ url: "${server.origin}/bytes?size=${size}", name: "folder/a.bin", headers: { "X-Own": "1" },
					onprogress: (event) => loaded.push(event.loaded), onload: () => resolve(loaded), onerror: resolve }));`);
			const question = await questionPage(browser);
			await question.getByRole("button", { name: "Let scripts save files" }).click();
			expect(((await first) as number[]).at(-1)).toBe(size);
			const [file] = await saved(browser);
			expect(file).toMatchObject({ state: "complete", exists: true });
			expect(hashOf(await readFile(file?.filename ?? ""))).toBe(hashOf(sampleBytes(size)));
			expect(server.received[0]?.headers).toMatchObject({ "x-own": "1" });

			const content = async (source: string): Promise<string> => {
				expect(
					await script.ask(`return GM.download(${source}, "b.txt").then(() => "saved", (problem) => problem);`),
				).toBe("saved");
				return readFile((await saved(browser))[0]?.filename ?? "", "utf8");
			};
			expect(await content('new Blob(["of a blob"])')).toBe("of a blob");
			expect(await content('"data:text/plain;base64,b2YgZGF0YQ=="')).toBe("of data");
			expect(await content('"data:,a%20b"')).toBe("a b");
			expect(await content('URL.createObjectURL(new Blob(["own address"]))')).toBe("own address");

			const away = encodeURIComponent(`${other.origin}/bytes?size=10`);
			const redirected = script.ask(
				`return GM.download("${server.origin}/redirect?to=${away}", "c.bin").catch(({ error }) => error);`,
			);
			await pressToClose((await questionPage(browser)).getByRole("button", { name: "Never" }));
			expect(await redirected).toBe("not_whitelisted");
			await expect.poll(async () => (await saved(browser))[0]?.exists, "the file is gone").toBe(false);
			expect(
				await script.ask(`return GM.download("${other.origin}/bytes?size=10", "d").catch(({ error }) => error);`),
			).toBe("not_whitelisted");
			expect(await script.ask(`return GM.download("chrome://version", "d").catch(({ error }) => error);`)).toBe(
				"not_whitelisted",
			);
			// Names that the browser refuses as they are.
			for (const name of [
				"../up.txt",
				"what?.txt",
				"a.txt. ",
				".hidden",
				"con.txt",
				"a\u202eb.txt",
				"C:\\d\\a.txt",
				"~x",
				"a.url",
			])
				expect(
					await script.ask(
						`return GM.download("${server.origin}/bytes?size=1", ${JSON.stringify(name)}).then(() => "saved", ({ error, details }) => error + details);`,
					),
					name,
				).toBe("saved");
			const aborted =
				script.ask(`const it = GM.download({ url: "${server.origin}/held", name: "e", onprogress: () => it.abort() });
				return it.catch(({ error }) => error);`);
			expect(await aborted).toBe("aborted");
			await server.gaveUp();
			await browser.close();
		} finally {
			await rm(profile, { recursive: true, force: true });
		}
	});
});
