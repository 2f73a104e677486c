import { describe, expect, test } from "vitest";
import type { UserScriptPort } from "../../../platform/user-script-ports.ts";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { noteRequest } from "./note-request.ts";
import { noteRuns } from "./note-runs.ts";
import type { NewLogEntry } from "./script-log.ts";

const script = {
	id: "s",
	secret: "right",
	code: "// ==UserScript==\n// @name S\n// ==/UserScript==\n",
} as StoredScript;
const PAGE = "https://site.test/private?token=1";

function open(window: Pick<UserScriptSender, "isPrivate"> = { isPrivate: false }) {
	const noted: NewLogEntry[] = [];
	const listeners: ((message: unknown) => void)[] = [];
	const closers: (() => void)[] = [];
	const posted: object[] = [];
	const sent: UserScriptPort = {
		name: "request",
		sender: { url: PAGE, ...window },
		post: (message) => void posted.push(message),
		onMessage: (listener) => void listeners.push(listener),
		onClosed: (listener) => void closers.push(listener),
		close: () => undefined,
	};
	const port = noteRequest(sent, {
		library: { get: async (id) => (id === "s" ? script : null) },
		scriptLog: { add: async (entries) => void noted.push(...entries) },
	});
	const settled = () => new Promise((resolve) => setTimeout(resolve));
	const receive = (changes: object = {}) => {
		const message = {
			type: "SCRIPTORIUM_OPEN_REQUEST",
			scriptId: "s",
			secret: "right",
			method: "post",
			url: "https://api.test:8443/v1/me?key=secret#x",
			headers: [["Authorization", "Bearer secret"]],
			timeoutMs: 0,
			anonymous: false,
			cookie: "a=secret",
			user: null,
			password: null,
			redirect: "follow",
			cache: "default",
			body: null,
			...changes,
		};
		for (const listener of listeners) listener(message);
	};
	const close = () => {
		for (const closer of closers) closer();
	};
	return { port, noted, posted, receive, settled, close };
}
const HEAD = { type: "SCRIPTORIUM_RESPONSE_HEAD", status: 404 };

describe("script-log: requests", () => {
	test("method, host and status are noted once, and nothing else of the request", async () => {
		const { port, noted, posted, receive, settled, close } = open();
		receive();
		port.post(HEAD);
		port.post({ type: "SCRIPTORIUM_RESPONSE_END" });
		close();
		await settled();
		expect(posted).toHaveLength(2);
		const facts = { kind: "request", scriptId: "s", name: "S", page: "site.test" };
		expect(noted).toEqual([{ ...facts, method: "POST", host: "api.test:8443", status: 404, failure: null }]);
		expect(JSON.stringify(noted)).not.toContain("secret");
	});

	test.each([
		["a refused one", { type: "SCRIPTORIUM_REQUEST_FAILED", code: "NOT_ALLOWED" }, "NOT_ALLOWED"],
		["one that the script gave up", null, "ABORTED"],
	])("%s has no status", async (_, event, failure) => {
		const { port, noted, receive, settled, close } = open();
		receive();
		if (event === null) close();
		else port.post(event);
		await settled();
		expect(noted).toMatchObject([{ status: null, failure }]);
	});

	test("a private window, a window that is not known, and a wrong secret leave no entry", async () => {
		for (const window of [{ isPrivate: true }, {}]) {
			const { port, noted, receive, settled } = open(window);
			receive();
			port.post(HEAD);
			await settled();
			expect(noted).toEqual([]);
		}
		const { port, noted, receive, settled } = open();
		receive({ secret: "wrong" });
		port.post(HEAD);
		await settled();
		expect(noted).toEqual([]);
	});

	test("data: addresses are named by their scheme", async () => {
		const { port, noted, receive, settled } = open();
		receive({ url: "data:text/plain,secret" });
		port.post(HEAD);
		await settled();
		expect(noted).toMatchObject([{ host: "data:" }]);
	});
});

test("script-log: runs name the host of their page, and private windows nothing", () => {
	const noted: NewLogEntry[] = [];
	const log = { add: async (entries: readonly NewLogEntry[]) => void noted.push(...entries) };
	const runs = [
		{ scriptId: "a", name: "A", error: null, line: null },
		{ scriptId: "b", name: "B", error: "broken", line: 7 },
	];
	noteRuns(log, runs, { url: PAGE, isPrivate: true });
	noteRuns(log, runs, null);
	expect(noted).toEqual([]);
	noteRuns(log, runs, { url: PAGE, isPrivate: false });
	expect(noted).toEqual([
		{ kind: "run", scriptId: "a", name: "A", page: "site.test" },
		{ kind: "error", scriptId: "b", name: "B", page: "site.test", message: "broken", line: 7 },
	]);
});
