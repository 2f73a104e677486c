import { getHeldUpdate } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { describe, expect, test } from "vitest";
import { contacts, openCheck, SOURCE, script } from "./check-updates.test-support.ts";
import { serveUpdates } from "./serve-updates.ts";

const KEPT = { at: "2026-01-01T00:00:00Z", etag: "one", lastModified: null };
const named = (name: string) => `https://cdn.test/${name}.js`;
const library = (name: string, text: string) => ({ address: named(name), text, load: KEPT });

describe("update-scripts: an update that waits", () => {
	test("comes with the libraries and files that changed or are new, with both texts", async () => {
		const { check, install, served, library: scripts } = openCheck();
		const lines = ["same", "changed", "gone"].map((name) => `require ${named(name)}`);
		const kept = [library("same", "1;"), library("changed", "2;"), library("gone", "3;")];
		const id = await install(script("1", "1;", ...lines), SOURCE, kept);
		served.set(SOURCE, {
			body: script(
				"2",
				"1;",
				...lines.slice(0, 2),
				`require ${named("added")}`,
				"resource text https://cdn.test/a.txt",
				"resource picture https://cdn.test/a.png",
			),
		});
		served.set(named("same"), { body: "1;" });
		served.set(named("changed"), { body: contacts("evil.test") });
		served.set(named("added"), { body: "4;" });
		served.set("https://cdn.test/a.txt", { body: "grüße", type: "text/plain;charset=utf-8" });
		served.set("https://cdn.test/a.png", { body: "abc", type: "image/png;charset=utf-16le" });
		expect(await check(null)).toMatchObject([{ state: "held" }]);

		const handlers = serveUpdates({ library: scripts, check, onChanged: async () => undefined });
		const find = handlers.find(({ message }) => message === getHeldUpdate);
		const answer = await find?.answer(
			{ id },
			{ caller: "options", sender: null, signal: new AbortController().signal },
		);
		const files = (answer as { readonly value: { readonly files: readonly object[] } }).value.files;
		const at = { kind: "library", loadedAt: null, isNew: true };
		expect(files).toEqual([
			{
				address: named("changed"),
				kind: "library",
				loadedAt: KEPT.at,
				isNew: false,
				texts: { before: "2;", after: contacts("evil.test") },
			},
			{ ...at, address: named("added"), texts: { before: "", after: "4;" } },
			{ ...at, kind: "file", address: "https://cdn.test/a.txt", texts: { before: "", after: "grüße" } },
			{ ...at, kind: "file", address: "https://cdn.test/a.png", texts: null },
		]);
	});
});
