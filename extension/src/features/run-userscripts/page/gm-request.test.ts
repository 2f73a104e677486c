// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPromisedRequest, createXmlHttpRequest } from "./gm-request.ts";
import type { ConnectWorker } from "./layer-settings.ts";

const printed = vi.hoisted(() => {
	const spy = vi.fn<(problem: unknown) => void>();
	console.error = spy;
	return spy;
});

const owner = { scriptId: "id", secret: "secret" };
type Details = Record<string, unknown>;
type Response = Readonly<Record<string, unknown>>;

/** The worker's end of the port, played by the test. */
function open() {
	const posted: Record<string, unknown>[] = [];
	let receive: (message: unknown) => void = () => undefined;
	let close: () => void = () => undefined;
	let closed = false;
	const connect: ConnectWorker = (_name, received, lost) => {
		receive = received;
		close = lost;
		return {
			post(message) {
				posted.push({ ...message });
				return true;
			},
			close() {
				closed = true;
			},
		};
	};
	const send = createXmlHttpRequest(owner, connect) as (details: Details) => { abort(): void };
	const promised = createPromisedRequest(owner, connect) as (details: Details) => Promise<Response> & { abort(): void };
	const bytes = (text: string) => ({
		type: "SCRIPTORIUM_RESPONSE_BYTES",
		base64: Buffer.from(text).toString("base64"),
		bytes: Buffer.byteLength(text),
	});
	const head = (headers = "", total: number | null = null) => ({
		type: "SCRIPTORIUM_RESPONSE_HEAD",
		status: 200,
		statusText: "OK",
		headers,
		finalUrl: "https://a.example/",
		total,
	});
	return {
		posted,
		send,
		promised,
		head,
		bytes,
		receive: (message: unknown) => receive(message),
		close: () => close(),
		isClosed: () => closed,
	};
}
const END = { type: "SCRIPTORIUM_RESPONSE_END" };
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("gm-request", () => {
	beforeEach(() => printed.mockClear());

	it.each([
		[{ method: null }, { method: "GET" }],
		[{ method: "" }, { method: "GET" }],
		[{ method: "post" }, { method: "POST" }],
		[{ timeout: "5000" }, { timeoutMs: 5000 }],
		[{ timeout: "soon" }, { timeoutMs: 0 }],
		[{ timeout: null }, { timeoutMs: 0 }],
		[{ url: new URL("https://a.example/x") }, { url: "https://a.example/x" }],
	])("takes %o as other managers do", (details, sent) => {
		const { posted, send } = open();
		send({ url: "https://a.example/", ...details });
		expect(posted[0]).toMatchObject(sent);
	});

	// Read by the browser's own XMLHttpRequest, which the environment of this test lacks: userscript-request-details reads them.
	it.each([
		["data:", "data:text/plain;charset=utf-8,%C3%BC"],
		["DATA: behind a space", " DATA:;base64,dHdv"],
		["an URL object", new URL("data:,x")],
		["blob:", URL.createObjectURL(new Blob(["of the page"]))],
		["a blob itself", new Blob(["itself"])],
		["a file", new File(["named"], "a.txt")],
	])("does not ask the worker for %s", async (_, url) => {
		const { posted, send } = open();
		send({ url });
		await turn();
		expect(posted).toEqual([]);
	});

	it.each([{}, { url: null }, { url: undefined }])("has no address to ask for %o", async (details) => {
		const { posted, send } = open();
		const onerror = vi.fn<(response: Response) => void>();
		send({ ...details, onerror });
		await turn();
		expect(onerror).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: "The request has no url" }));
		expect(posted).toEqual([]);
	});

	it("hands out objects that can be written as a text, whose prototype no script can change", async () => {
		const { promised, send, receive, head } = open();
		const asked = promised({ url: "https://a.example/" });
		receive(head());
		receive(END);
		const response = await asked;
		expect(String(response)).toBe("[object Object]");
		expect(Object.hasOwn(response, "status")).toBe(true);
		expect(Object.getPrototypeOf(Object.getPrototypeOf(response))).toBeNull();
		expect(Object.isFrozen(Object.getPrototypeOf(response))).toBe(true);
		expect(String(send({ url: "https://a.example/" }))).toBe("[object Object]");
	});

	it("sends what the script asked for, of own properties only", () => {
		const { posted, send } = open();
		const details = Object.create({ method: "DELETE", headers: { evil: "1" } }) as Details;
		details.url = "https://a.example/#part";
		details.timeout = 1.9;
		details.headers = { a: 1, none: null };
		send(details);
		expect(posted[0]).toMatchObject({
			type: "SCRIPTORIUM_OPEN_REQUEST",
			scriptId: "id",
			secret: "secret",
			method: "GET",
			url: "https://a.example/#part",
			timeoutMs: 1,
			headers: [["a", "1"]],
			body: null,
			redirect: "follow",
			cache: "default",
		});
	});

	it("decodes characters that are split between two parts, and confirms what it took", () => {
		const { send, receive, head, posted } = open();
		const seen: unknown[] = [];
		send({
			url: "https://a.example/",
			onprogress: (event: Response) => seen.push(event.responseText),
			onload: (event: Response) => seen.push(event.response),
		});
		receive(head("content-type: text/plain\r\n"));
		receive({ type: "SCRIPTORIUM_RESPONSE_BYTES", base64: "w7zD", bytes: 3 });
		receive({ type: "SCRIPTORIUM_RESPONSE_BYTES", base64: "pA==", bytes: 1 });
		receive(END);
		expect(seen).toEqual(["ü", "üä", "üä"]);
		expect(posted.slice(1).map(({ bytes }) => bytes)).toEqual([3, 1]);
	});

	it("an error in a callback is printed, and the others are called", async () => {
		const { send, receive, head } = open();
		const called: string[] = [];
		send({
			url: "https://a.example/",
			onloadstart() {
				throw new Error("of the script");
			},
			onload: () => called.push("load"),
			onloadend: () => called.push("end"),
		});
		await turn();
		receive(head());
		receive(END);
		expect(called).toEqual(["load", "end"]);
		expect(String(printed.mock.calls[0]?.[0])).toBe("Error: of the script");
	});

	it.each([
		["the worker refuses", { type: "SCRIPTORIUM_REQUEST_FAILED", code: "NOT_ALLOWED", message: "no" }, "error", "no"],
		["the time is over", { type: "SCRIPTORIUM_REQUEST_FAILED", code: "TIMEOUT", message: "late" }, "timeout", "late"],
		["the worker ends", null, "error", "The extension stopped during the request"],
	])("when %s, the script is told once, and gets no half response", (_, message, event, error) => {
		const { send, receive, close, head, bytes } = open();
		const told: unknown[] = [];
		const note = (name: string) => (response: Response) =>
			told.push([name, response.status, response.error, "responseText" in response]);
		send({
			url: "https://a.example/",
			onerror: note("error"),
			ontimeout: note("timeout"),
			onload: note("load"),
			onloadend: note("end"),
		});
		receive(head());
		receive(bytes("half"));
		if (message === null) close();
		else receive(message);
		close();
		receive(END);
		expect(told).toEqual([
			[event, 0, error, false],
			["end", 0, error, false],
		]);
	});

	it("abort closes the port, and nothing is told after it", () => {
		const { send, receive, head, isClosed } = open();
		const told: string[] = [];
		const request = send({
			url: "https://a.example/",
			onabort: () => told.push("abort"),
			onload: () => told.push("load"),
		});
		request.abort();
		receive(head());
		receive(END);
		request.abort();
		expect([told, isClosed()]).toEqual([["abort"], true]);
	});

	it("the promise form resolves with the response, and is rejected with what failed", async () => {
		const good = open();
		const loaded = good.promised({ url: "https://a.example/", responseType: "json", context: 1 });
		good.receive(good.head());
		good.receive(good.bytes('{"a":1}'));
		good.receive(END);
		expect(await loaded).toMatchObject({ status: 200, response: { a: 1 }, responseText: '{"a":1}', context: 1 });
		const bad = open();
		const failed = bad.promised({ url: "https://a.example/" });
		failed.abort();
		await expect(failed).rejects.toMatchObject({ status: 0, error: "The script aborted the request" });
	});

	it("an address that is not valid is an error of the request", async () => {
		const { send, posted } = open();
		const failed = await new Promise<Response>((resolve) => send({ url: "http://[", onerror: resolve }));
		expect([failed.readyState, posted]).toEqual([4, []]);
	});
});
