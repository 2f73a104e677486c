import { systemClock } from "@scriptorium/core-types/clock";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import type { MessageDefinition, PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { createServer, servePort } from "@scriptorium/shared-protocol/channel/serve";
import {
	findNewScriptFiles,
	getScriptFiles,
	replaceScriptFiles,
} from "@scriptorium/shared-protocol/extension-internal/script-files";
import { describe, expect, it } from "vitest";
import { serveScriptFiles } from "../../../extension/src/features/script-dashboard/background/serve-script-files.ts";
import { createMemoryStore } from "../../../extension/src/platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "../../../extension/src/script-library/script-library.ts";
import { createScriptRecords } from "../../../extension/src/script-library/script-records.ts";
import { createSettingsStore } from "../../../extension/src/settings/settings-store.ts";

const LIBRARY = "https://cdn.test/x.js";
const PICTURE = "https://cdn.test/x.png";
const INLINE = `data:text/javascript,${"a".repeat(300)}`;
const CODE = `// ==UserScript==
// @name a
// @match https://site.test/*
// @require ${LIBRARY}
// @require ${INLINE}
// @resource picture ${PICTURE}
// ==/UserScript==
`;
const LOADED = { at: "2026-01-01T00:00:00.000Z", etag: null, lastModified: null };
const RATING = { level: "amber", score: 70, rulesVersion: "1" } as const;

async function open() {
	const store = createMemoryStore();
	const storage = { store, now: () => 0, newId: () => crypto.randomUUID() };
	const library = createScriptLibrary(storage);
	const served = new Map<string, BodyInit>([
		[LIBRARY, "var x = 1;"],
		[PICTURE, new Uint8Array([0x89, 0xff])],
	]);
	let changes = 0;
	const ports = {
		library,
		records: createScriptRecords(storage),
		settings: createSettingsStore(store),
		hubOrigin: "https://hub.test",
		fetcher: async (input: RequestInfo | URL) => {
			const body = served.get(String(input));
			return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
		},
		now: () => Date.parse("2026-11-29T00:00:00Z"),
		onChanged: async () => {
			changes += 1;
			return { allowed: true };
		},
	};
	const { id } = await library.install({
		sourceUrl: "https://site.test/a.user.js",
		code: CODE,
		requires: [
			{ address: LIBRARY, text: "var x = 1;", load: LOADED },
			{ address: INLINE, text: "a".repeat(300) },
		],
		resources: [{ address: PICTURE, type: "application/octet-stream", data: "if8=", load: LOADED }],
	});
	/** A new worker, which knows nothing of what an earlier one found. */
	const worker = () => {
		const [page, side] = createPortPair("internal");
		const options = { clock: systemClock, log: () => undefined, source: "extension" as const };
		const server = createServer<null>({ ...options, served: serveScriptFiles(ports), from: "extension" });
		servePort(side, server, { caller: "options", sender: null }, options.log);
		const client = createClient(page, options);
		return <Message extends MessageDefinition>(message: Message, payload: PayloadOf<Message>) =>
			client.request(message, payload, { timeoutMs: 1000 });
	};
	const textOf = async () => (await library.get(id))?.requires[0]?.text;
	return { id, library, served, worker, textOf, changes: () => changes };
}

describe("extension-internal: files of a script", () => {
	it("lists them with the time of their load, data: addresses shortened", async () => {
		const { id, worker } = await open();
		expect(await worker()(getScriptFiles, { id })).toEqual({
			ok: true,
			value: {
				files: [
					{ address: LIBRARY, kind: "library", loadedAt: LOADED.at },
					{ address: `${INLINE.slice(0, 200)}…`, kind: "library", loadedAt: null },
					{ address: PICTURE, kind: "file", loadedAt: LOADED.at },
				],
			},
		});
		expect(await worker()(getScriptFiles, { id: "other" })).toMatchObject({ error: { code: "NOT_FOUND" } });
	});

	it("finds what changed, and changes nothing before it is asked to", async () => {
		const { id, worker, served, textOf, changes } = await open();
		const ask = worker();
		expect(await ask(findNewScriptFiles, { id })).toMatchObject({ ok: true, value: { changed: [] } });
		served.set(LIBRARY, "var x = 2;");
		served.set(PICTURE, new Uint8Array([0x89, 0xfe]));
		expect(await ask(findNewScriptFiles, { id })).toMatchObject({
			value: {
				changed: [
					{ address: LIBRARY, loadedAt: LOADED.at, texts: { before: "var x = 1;", after: "var x = 2;" } },
					{ address: PICTURE, kind: "file", texts: null },
				],
			},
		});
		expect([await textOf(), changes()]).toEqual(["var x = 1;", 0]);
	});

	it.each([true, false])("replaces exactly what was shown, with the rating (same worker: %s)", async (isSame) => {
		const { id, library, worker, served, textOf, changes } = await open();
		const ask = worker();
		served.set(LIBRARY, "var x = 2;");
		const found = await ask(findNewScriptFiles, { id });
		const digest = found.ok ? found.value.digest : "";
		const replaced = await (isSame ? ask : worker())(replaceScriptFiles, { id, digest, rating: RATING });
		expect(replaced).toEqual({ ok: true, value: { id } });
		expect([await textOf(), changes()]).toEqual(["var x = 2;", 1]);
		expect((await library.get(id))?.rating).toEqual(RATING);
	});

	it("what is not what was shown is refused, and a failed load keeps the ones before", async () => {
		const { id, library, worker, served, textOf } = await open();
		served.set(LIBRARY, "var x = 2;");
		const found = await worker()(findNewScriptFiles, { id });
		const wanted = { id, digest: found.ok ? found.value.digest : "", rating: null };
		served.set(LIBRARY, "var x = 3;");
		expect(await worker()(replaceScriptFiles, wanted)).toMatchObject({ error: { code: "CHANGED" } });
		served.delete(LIBRARY);
		expect(await worker()(findNewScriptFiles, { id })).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
		expect(await worker()(replaceScriptFiles, wanted)).toMatchObject({ error: { code: "REQUIRE_FAILED" } });
		expect(await textOf()).toBe("var x = 1;");

		served.set(LIBRARY, "var x = 2;");
		const ask = worker();
		await ask(findNewScriptFiles, { id });
		await library.edit(id, { code: CODE.replace("@name a", "@name b"), requires: [] });
		expect(await ask(replaceScriptFiles, wanted)).toMatchObject({ error: { code: "CHANGED" } });
	});
});
