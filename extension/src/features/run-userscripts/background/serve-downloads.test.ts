import { fail, succeed } from "@scriptorium/core-types/errors";
import { describe, expect, it } from "vitest";
import type { DownloadState } from "../../../platform/downloads.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { openFakePort } from "./fake-port.test-support.ts";
import { serveDownload } from "./serve-downloads.ts";

const script = { id: "s", code: "// ==UserScript==\n// @name S\n// ==/UserScript==\n" } as StoredScript;
const opening = {
	type: "SCRIPTORIUM_OPEN_DOWNLOAD",
	scriptId: "s",
	secret: "x",
	url: "https://a.example/file.bin",
	name: "n.bin",
	saveAs: false,
	conflictAction: "uniquify",
	headers: [],
	timeoutMs: 0,
};
const running: DownloadState = {
	state: "in_progress",
	received: 0,
	total: null,
	finalUrl: "https://a.example/file.bin",
	error: "",
};

/** The browser's downloads, played by the test: each look gives the next state, and the last one again. */
function open(
	states: readonly (DownloadState | null)[],
	{ permitted = true, granted = true, allowed = ["a.example"] } = {},
) {
	const fake = openFakePort();
	const done: string[] = [];
	let now = 0;
	let looks = 0;
	let awake = 0;
	let mayStart = permitted;
	serveDownload(fake.port, {
		authorize: async () => (granted ? succeed(script) : fail("GRANT_MISSING", "no grant")),
		gate: {
			admit: async (_, url) => (allowed.includes(url.host) ? succeed(null) : fail("NOT_ALLOWED", "no")),
			async askToSave(_, name) {
				done.push(`ask ${name}`);
				mayStart = name === "granted.bin";
				return mayStart;
			},
		},
		downloads: {
			isPermitted: async () => mayStart,
			async start({ url, filename }) {
				done.push(`start ${url} ${filename}`);
				return 7;
			},
			async find() {
				looks += 1;
				return states[Math.min(looks, states.length) - 1] ?? null;
			},
			cancel: async (id) => void done.push(`cancel ${id}`),
			removeFile: async (id) => void done.push(`remove ${id}`),
		},
		keepAwake() {
			awake += 1;
			return () => {
				awake -= 1;
			};
		},
		clock: {
			now: () => now,
			setTimer(run, milliseconds) {
				now += milliseconds;
				queueMicrotask(run);
				return () => undefined;
			},
		},
		log: () => undefined,
	});
	const ended = async () => {
		await expect.poll(fake.isClosed).toBe(true);
		expect(awake).toBe(0);
		return fake.posted.at(-1);
	};
	return { ...fake, done, ended };
}
const failure = (error: string) => ({ type: "SCRIPTORIUM_DOWNLOAD_FAILED", error });

describe("serveDownload", () => {
	it("reports progress as it changes, and the end", async () => {
		const worker = open([
			running,
			running,
			{ ...running, received: 5, total: 9 },
			{ ...running, received: 9, total: 9, state: "complete" },
		]);
		worker.send(opening);
		expect(await worker.ended()).toEqual({ type: "SCRIPTORIUM_DOWNLOAD_DONE" });
		expect(worker.posted.slice(0, -1)).toEqual(
			[
				[0, null],
				[5, 9],
				[9, 9],
			].map(([loaded, total]) => ({ type: "SCRIPTORIUM_DOWNLOAD_PROGRESS", loaded, total })),
		);
		expect(worker.done).toEqual(["start https://a.example/file.bin n.bin"]);
	});

	it("asks for the permission once it is needed", async () => {
		const worker = open([{ ...running, state: "complete" }], { permitted: false });
		worker.send({ ...opening, name: "granted.bin" });
		expect(await worker.ended()).toEqual({ type: "SCRIPTORIUM_DOWNLOAD_DONE" });
		const other = open([running], { permitted: false });
		other.send({ ...opening, name: "" });
		expect(await other.ended()).toMatchObject(failure("not_permitted"));
		expect(other.done).toEqual(["ask file.bin"]);
	});

	it.each([
		["no grant", opening, { granted: false }, "not_enabled"],
		["another host", { ...opening, url: "https://b.example/" }, {}, "not_whitelisted"],
		["no address", { ...opening, url: "nowhere" }, {}, "not_supported"],
		["a blob of another origin", { ...opening, url: "blob:https://b.example/1" }, {}, "not_whitelisted"],
		["a malformed message", { ...opening, saveAs: "yes" }, {}, "not_supported"],
	] as const)("starts nothing for %s", async (_, message, options, error) => {
		const worker = open([running], options);
		worker.send(message);
		expect(await worker.ended()).toMatchObject(failure(error));
		expect(worker.done).toEqual([]);
	});

	it("takes a blob of the script's own page without a question about its host", async () => {
		const worker = open([{ ...running, state: "complete", finalUrl: "blob:https://page.example/1" }], { allowed: [] });
		worker.send({ ...opening, url: "blob:https://page.example/1" });
		expect(await worker.ended()).toEqual({ type: "SCRIPTORIUM_DOWNLOAD_DONE" });
	});

	it.each(["in_progress", "complete"] as const)(
		"leaves no file of a host that a redirect led to: %s",
		async (state) => {
			const worker = open([{ ...running, state, finalUrl: "https://evil.example/" }]);
			worker.send(opening);
			expect(await worker.ended()).toMatchObject(failure("not_whitelisted"));
			expect(worker.done.at(-1)).toBe(state === "complete" ? "remove 7" : "cancel 7");
		},
	);

	it("cancels at the script's timeout and abort, and tells what the browser says", async () => {
		const late = open([running]);
		late.send({ ...opening, timeoutMs: 1200 });
		expect(await late.ended()).toMatchObject(failure("timeout"));
		expect(late.done.at(-1)).toBe("cancel 7");
		const aborted = open([running]);
		aborted.send(opening);
		aborted.send({ type: "SCRIPTORIUM_ABORT_DOWNLOAD" });
		expect(await aborted.ended()).toMatchObject(failure("aborted"));
		const broken = open([{ ...running, state: "interrupted", error: "NETWORK_FAILED" }]);
		broken.send(opening);
		expect(await broken.ended()).toMatchObject({ ...failure("not_succeeded"), message: "NETWORK_FAILED" });
		const gone = open([null]);
		gone.send(opening);
		expect(await gone.ended()).toMatchObject(failure("not_succeeded"));
	});
});
