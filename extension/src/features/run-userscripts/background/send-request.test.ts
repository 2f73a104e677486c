import { fail, succeed } from "@scriptorium/core-types/errors";
import type { OpenRequest } from "@scriptorium/shared-protocol/extension-internal/user-script-requests";
import { describe, expect, it } from "vitest";
import type { Redirect } from "../../../platform/watch-redirect.ts";
import { MAX_REDIRECTS, type SendRequestPorts, sendRequest } from "./send-request.ts";

const request: OpenRequest = {
	type: "SCRIPTORIUM_OPEN_REQUEST",
	scriptId: "s",
	secret: "x",
	method: "GET",
	url: "https://a.example/",
	headers: [],
	timeoutMs: 0,
	anonymous: false,
	cookie: null,
	user: null,
	password: null,
	redirect: "follow",
	cache: "default",
	body: null,
};

/** A network where each address answers with text or leads elsewhere; it is a stand-in for what only the browser can do. */
function open(answers: Readonly<Record<string, string | Partial<Redirect>>>) {
	const fetched: [url: string, init: RequestInit][] = [];
	const rules: string[] = [];
	const lead = new Map<string, Partial<Redirect>>();
	let tokens = 0;
	let now = 0;
	let timers: { at: number; run: () => void }[] = [];
	const ports: SendRequestPorts = {
		async fetcher(input, init = {}) {
			const [url = "", token = ""] = String(input).split("#");
			fetched.push([url, init]);
			const answer = answers[url];
			if (answer === undefined) {
				return new Promise((_, reject) => {
					init.signal?.addEventListener("abort", () => reject(new Error("aborted")));
				});
			}
			if (typeof answer === "string")
				return new Response(answer, { headers: { "content-length": String(answer.length) } });
			lead.set(token, answer);
			return Object.defineProperty(new Response(), "type", { value: "opaqueredirect" });
		},
		async addRule(token) {
			rules.push(`add ${token}`);
			return async () => void rules.push(`remove ${token}`);
		},
		cookiesOf: async () => [{ name: "kept", value: "1" }],
		watchRedirect: async (token) => ({
			redirect: async () => ({
				status: 302,
				statusText: "Found",
				headers: [],
				target: "",
				internal: false,
				...lead.get(token),
			}),
			stop: () => undefined,
		}),
		newToken() {
			tokens += 1;
			return `t${tokens}`;
		},
		clock: {
			now: () => now,
			setTimer(run, milliseconds) {
				const timer = { at: now + milliseconds, run };
				timers.push(timer);
				return () => {
					timers = timers.filter((other) => other !== timer);
				};
			},
		},
	};
	const pass = (milliseconds: number): void => {
		now += milliseconds;
		for (const { at, run } of timers) if (at <= now) run();
	};
	return { ports, fetched, rules, pass };
}
const all = async () => succeed(null);
const { signal } = new AbortController();

describe("sendRequest", () => {
	it("admits each address before anything is sent there", async () => {
		const { ports, fetched } = open({
			"https://a.example/": { target: "https://b.example/#t1" },
			"https://b.example/": { target: "https://evil.example/#t2" },
		});
		const asked: string[] = [];
		const admit = async (url: URL) => {
			asked.push(url.href);
			return url.host === "evil.example" ? fail("NOT_ALLOWED", "no") : succeed(null);
		};
		expect(await sendRequest(request, null, admit, ports, signal).answer).toMatchObject({
			error: { code: "NOT_ALLOWED" },
		});
		expect(asked).toEqual(["https://a.example/", "https://b.example/", "https://evil.example/"]);
		expect(fetched.map(([url]) => url)).toEqual(["https://a.example/", "https://b.example/"]);
	});

	it("sends credentials unless it is anonymous, and lets no redirect be followed unseen", async () => {
		const { ports, fetched } = open({ "https://a.example/": "text" });
		const sent = await sendRequest(request, null, all, ports, signal).answer;
		expect(sent).toMatchObject({ value: { status: 200, finalUrl: "https://a.example/", total: 4 } });
		await sendRequest({ ...request, anonymous: true, cache: "no-store" }, null, all, ports, signal).answer;
		expect(fetched.map(([, init]) => [init.credentials, init.redirect, init.cache])).toEqual([
			["include", "manual", "default"],
			["omit", "manual", "no-store"],
		]);
	});

	it("adds a rule for each address, and takes it away also when the request fails", async () => {
		const { ports, rules } = open({ "https://a.example/": { status: 307, target: "https://b.example/" } });
		const ended = new AbortController();
		const post = { ...request, method: "POST", body: { bytes: 1, type: "" } };
		const sent = sendRequest(post, new Blob(["x"]), all, ports, ended.signal);
		await new Promise((resolve) => setImmediate(resolve));
		ended.abort();
		expect(await sent.answer).toMatchObject({ error: { code: "NETWORK_ERROR" } });
		expect(rules).toEqual(["add t1", "remove t1", "add t2", "remove t2"]);
	});

	it("does not count the time that the user needs for an answer as the script's timeout", async () => {
		const { ports, pass, fetched } = open({});
		let allow = (): void => undefined;
		const asked = new Promise<void>((resolve) => {
			allow = resolve;
		});
		const admit = async () => {
			await asked;
			return succeed(null);
		};
		const sent = sendRequest({ ...request, timeoutMs: 1000 }, null, admit, ports, signal);
		pass(60_000);
		allow();
		await expect.poll(() => fetched.length).toBe(1);
		pass(999);
		pass(1);
		expect(await sent.answer).toMatchObject({ error: { code: "TIMEOUT" } });
	});

	it("ends a chain of redirects, and refuses what is no address", async () => {
		const { ports, fetched } = open({ "https://a.example/": { target: "https://a.example/" } });
		expect(await sendRequest(request, null, all, ports, signal).answer).toMatchObject({
			error: { code: "NETWORK_ERROR" },
		});
		expect(fetched).toHaveLength(MAX_REDIRECTS + 1);
		expect(await sendRequest({ ...request, url: "no address" }, null, all, ports, signal).answer).toMatchObject({
			error: { code: "BAD_REQUEST" },
		});
	});

	it("follows what the browser itself redirects, whatever the script wants", async () => {
		const { ports } = open({
			"http://a.example/": { status: 307, target: "https://a.example/", internal: true },
			"https://a.example/": "text",
		});
		const sent = await sendRequest(
			{ ...request, url: "http://a.example/", redirect: "error" },
			null,
			all,
			ports,
			signal,
		).answer;
		expect(sent).toMatchObject({ value: { finalUrl: "https://a.example/" } });
	});

	it("takes user and password out of the address", async () => {
		const { ports, fetched } = open({ "https://a.example/": "text" });
		await sendRequest({ ...request, url: "https://u%40:p@a.example/" }, null, all, ports, signal).answer;
		expect(fetched[0]).toMatchObject(["https://a.example/", { headers: [["Authorization", `Basic ${btoa("u@:p")}`]] }]);
	});

	it.each([
		["https://a.example/#part", "https://a.example/#part"],
		["https://a.example/away#part", "https://a.example/#part"],
		["https://a.example/own#part", "https://a.example/#other"],
		["https://a.example/away", "https://a.example/"],
		["https://a.example/#", "https://a.example/#"],
	])("a request to %s ends at %s", async (url, finalUrl) => {
		const { ports, fetched } = open({
			"https://a.example/": "text",
			// The browser gives a target without a fragment the one of the request.
			"https://a.example/away": { target: "https://a.example/#t1" },
			"https://a.example/own": { target: "https://a.example/#other" },
		});
		expect(await sendRequest({ ...request, url }, null, all, ports, signal).answer).toMatchObject({
			value: { finalUrl },
		});
		expect(fetched.at(-1)?.[0]).toBe("https://a.example/");
	});
});
