import { expect } from "@playwright/test";
import { hashOf, sampleBytes } from "../support/request-server.ts";
import { requesting, test } from "./userscript-requests-fixture.ts";

const MEGABYTES_12 = 12 * 1024 * 1024;

test.describe("requests of userscripts", () => {
	test("the callbacks come in order and describe the response", async ({ server, openScript }) => {
		const script = await openScript(requesting(server));
		const answer = await script.ask(`const events = callbacks();
			const response = await new Promise((resolve) => GM_xmlhttpRequest({ ...events, method: "post", url: "${server.origin}/echo?a=1#part",
				data: "héllo", headers: { "X-Custom": "1", "Content-Type": "text/custom" }, context: { own: true },
				onload(event) { events.onload(event); resolve({ ...event, proto: Object.getPrototypeOf(Object.getPrototypeOf(event)) }); } }));
			await Promise.resolve();
			return { log, response };`);
		expect(answer).toMatchObject({
			response: {
				readyState: 4,
				status: 200,
				statusText: "OK",
				finalUrl: `${server.origin}/echo?a=1#part`,
				context: { own: true },
				proto: null,
			},
		});
		const { log, response } = answer as { log: [string, number][]; response: Record<string, unknown> };
		expect(log.map(([name, state]) => `${name} ${state}`)).toEqual([
			"onreadystatechange 1",
			"onloadstart 1",
			"onreadystatechange 2",
			"onreadystatechange 3",
			"onprogress 3",
			"onreadystatechange 4",
			"onload 4",
			"onloadend 4",
		]);
		expect(response.responseHeaders).toMatch(/^(?:[a-z-]+: [^\r\n]*\r\n)+[a-z-]+: [^\r\n]+$/);
		expect(response.responseHeaders).toMatch(/^x-answer: yes\r?$/m);
		expect(response.responseText).toBe(response.response);
		expect(response).toMatchObject({
			lengthComputable: false,
			total: -1,
			loaded: Buffer.byteLength(String(response.response)),
		});
		expect(server.received[0]).toMatchObject({
			method: "POST",
			url: "/echo?a=1",
			text: "héllo",
			headers: { "x-custom": "1", "content-type": "text/custom" },
		});
		// The extension's own address is not sent.
		expect(server.received[0]?.headers).not.toHaveProperty("origin");
		expect(server.received[0]?.headers).not.toHaveProperty("referer");
	});

	test("addresses are relative to the page, errors of HTTP are responses", { tag: "@soak" }, async ({
		server,
		openScript,
		fixture,
	}) => {
		fixture.hub.serve("/target/beside", "beside", "text/plain");
		const script = await openScript(requesting(server));
		expect(await script.ask(`return (await send({ url: "beside" })).responseText;`)).toBe("beside");
		expect(await script.ask(`return send({ url: "${server.origin}/nowhere", responseType: "json" });`)).toMatchObject({
			status: 404,
			statusText: "Not Here",
			response: { missing: true },
			responseText: '{"missing":true}',
		});
		expect(await script.ask(`return send({ url: "http://[broken" });`)).toMatchObject({
			status: 0,
			error: expect.stringContaining("URL"),
		});
		expect(await script.ask(`return send({ url: "file:///etc/passwd" });`)).toMatchObject({ status: 0, readyState: 4 });
	});

	test("every kind of data arrives as the browser itself would send it", { tag: "@soak" }, async ({
		server,
		openScript,
	}) => {
		const script = await openScript(requesting(server));
		const sent = async (data: string, more = ""): Promise<Record<string, unknown>> => {
			const code = `return (await send({ method: "POST", url: "${server.origin}/echo", responseType: "json", data: ${data}, ${more} })).response;`;
			const { headers, text, hash } = (await script.ask(code)) as Record<string, Record<string, string>>;
			return { type: headers?.["content-type"], text, hash };
		};
		expect(await sent('"ü"')).toMatchObject({ type: "text/plain;charset=UTF-8", text: "ü" });
		expect(await sent('"\\u00ff\\u0001"', "binary: true")).toMatchObject({ hash: hashOf(Buffer.from([255, 1])) });
		expect(await sent('new URLSearchParams({ a: "1 &" })')).toMatchObject({
			type: "application/x-www-form-urlencoded;charset=UTF-8",
			text: "a=1+%26",
		});
		expect(await sent('new Blob(["blob"], { type: "image/x" })')).toMatchObject({ type: "image/x", text: "blob" });
		const three = hashOf(Buffer.from([1, 2, 3]));
		expect(await sent("new Uint8Array([1, 2, 3]).buffer")).toMatchObject({ hash: three });
		expect(await sent("new Uint8Array([0, 1, 2, 3, 4]).subarray(1, 4)")).toMatchObject({ hash: three });
		expect(await sent("new DataView(new Uint8Array([1, 2, 3]).buffer)")).toMatchObject({ hash: three });
		const form = await sent(
			'(() => { const form = new FormData(); form.append("a\\"b", "one\\ntwo"); form.append("file", new File(["content"], "n.txt", { type: "text/x" })); return form; })()',
		);
		const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(String(form.type))?.[1];
		expect(form.text).toBe(
			[
				`--${boundary}`,
				'Content-Disposition: form-data; name="a%22b"',
				"",
				"one\r\ntwo",
				`--${boundary}`,
				'Content-Disposition: form-data; name="file"; filename="n.txt"',
				"Content-Type: text/x",
				"",
				"content",
				`--${boundary}--`,
				"",
			].join("\r\n"),
		);
	});

	test("the response comes in the type that the script wants", { tag: "@soak" }, async ({ server, openScript }) => {
		const script = await openScript(requesting(server));
		const at = (type: string, body: string): string =>
			`${server.origin}/type?${new URLSearchParams({ type, body }).toString()}`;
		const ask = (url: string, type: string, result: string, more = "") =>
			script.ask(
				`const r = await send({ url: ${JSON.stringify(url)}, responseType: "${type}", ${more} }); return ${result};`,
			);
		expect(await ask(at("text/html", "<p>hi</p>"), "document", "r.response.querySelector('p').textContent")).toBe("hi");
		expect(await ask(at("text/xml", "<a><b/></a>"), "", "r.responseXML.documentElement.nodeName")).toBe("a");
		expect(await ask(at("text/plain", "<a/>"), "", "r.responseXML")).toBeNull();
		expect(await ask(at("application/json", "no json"), "json", "[r.response, r.responseText]")).toEqual([
			null,
			"no json",
		]);
		expect(await ask(at("image/x; a=b", "1"), "blob", "[r.response.type, r.response.size, r.responseText]")).toEqual([
			"image/x",
			1,
			null,
		]);
		const override = `overrideMimeType: "text/plain; charset=iso-8859-1"`;
		expect(await ask(at("text/plain; charset=utf-8", "ü"), "text", "r.responseText", override)).toBe("Ã¼");
		const stream = `const parts = []; const starts = [];
			const done = await new Promise((resolve) => GM_xmlhttpRequest({ url: "${server.origin}/bytes?size=3000000", responseType: "stream",
				onloadstart: async ({ response, readyState }) => { starts.push(readyState); for await (const part of response) parts.push(part); resolve(); } }));
			return [starts, await hex(await new Blob(parts).arrayBuffer())];`;
		expect(await script.ask(stream)).toEqual([[2], hashOf(sampleBytes(3_000_000))]);
	});

	test("12 MB arrive whole in both directions, with real progress", { tag: "@soak" }, async ({
		server,
		openScript,
	}) => {
		const script = await openScript(requesting(server));
		const hash = hashOf(sampleBytes(MEGABYTES_12));
		const load = (type: string, bytes: string) => `const loaded = [];
			const r = await new Promise((resolve) => GM_xmlhttpRequest({ url: "${server.origin}/bytes?size=${MEGABYTES_12}", responseType: "${type}",
				onprogress: (event) => loaded.push([event.loaded, event.total, event.lengthComputable]), onload: resolve }));
			return { loaded, hash: await hex(${bytes}), final: [r.loaded, r.total] };`;
		for (const [type, bytes] of [
			["arraybuffer", "r.response"],
			["blob", "await r.response.arrayBuffer()"],
		] as const) {
			const answer = (await script.ask(load(type, bytes))) as { loaded: [number, number, boolean][]; hash: string };
			expect(answer).toMatchObject({ hash, final: [MEGABYTES_12, MEGABYTES_12] });
			expect(answer.loaded.length).toBeGreaterThan(20);
			expect(answer.loaded.every(([, total, known]) => total === MEGABYTES_12 && known)).toBe(true);
			const counts = answer.loaded.map(([loaded]) => loaded);
			expect(counts).toEqual(counts.toSorted((one, two) => one - two));
			expect(new Set(counts).size).toBe(counts.length);
		}
		const upload = `const { response } = await send({ url: "${server.origin}/bytes?size=${MEGABYTES_12}", responseType: "blob" });
			const events = [];
			const note = (name) => (event) => { events.push([name, event.loaded, event.total]); };
			await new Promise((resolve) => GM_xmlhttpRequest({ method: "PUT", url: "${server.origin}/echo", data: response, onload: resolve,
				upload: { onloadstart: note("loadstart"), onprogress: note("progress"), onload: note("load"), onloadend: note("loadend") } }));
			return events;`;
		const events = (await script.ask(upload)) as [string, number, number][];
		expect(server.received.at(-1)).toMatchObject({ method: "PUT", hash, size: MEGABYTES_12 });
		expect(events.map(([name]) => name).filter((name) => name !== "progress")).toEqual([
			"loadstart",
			"load",
			"loadend",
		]);
		expect(events.filter(([name]) => name === "progress").length).toBeGreaterThan(10);
		expect(events.at(-1)).toEqual(["loadend", MEGABYTES_12, MEGABYTES_12]);
	});

	test("progress is told while the server still sends", { tag: "@soak" }, async ({ server, openScript }) => {
		const script = await openScript(requesting(server));
		await script.ask(`GM_xmlhttpRequest({ url: "${server.origin}/held", onprogress: ({ responseText, loaded, total }) => {
			document.documentElement.setAttribute("data-progress", [responseText, loaded, total].join()); } });`);
		await expect(script.page.locator("html")).toHaveAttribute("data-progress", "first,5,10");
		server.release();
		await expect(script.page.locator("html")).toHaveAttribute("data-progress", "firstafter,10,10");
	});

	test("headers that fetch refuses are sent; cookies and passwords go where they should", async ({
		server,
		other,
		openScript,
	}) => {
		const script = await openScript(requesting(server, other));
		const echo = async (details: string): Promise<Record<string, string>> => {
			const code = `return (await send({ url: "${server.origin}/echo", responseType: "json", ${details} })).response.headers;`;
			return (await script.ask(code)) as Record<string, string>;
		};
		const own = `headers: { Cookie: "own=1", Origin: "https://o.example", Referer: "https://r.example/a", "User-Agent": "Agent/1", "Sec-Fetch-Site": "same-origin", Host: "evil.example" }`;
		expect(await echo(`method: "POST", data: "x", ${own}`)).toMatchObject({
			cookie: "own=1",
			origin: "https://o.example",
			referer: "https://r.example/a",
			"user-agent": "Agent/1",
			"sec-fetch-site": "same-origin",
			host: new URL(server.origin).host,
		});
		await script.ask(`await send({ url: "${server.origin}/cookies" });`);
		expect(await echo("")).toMatchObject({ cookie: "lax=1; strict=2" });
		expect(await echo(`cookie: "more=3"`)).toMatchObject({ cookie: "lax=1; strict=2; more=3" });
		expect(await echo("anonymous: true")).not.toHaveProperty("cookie");
		expect(await echo(`anonymous: true, headers: { Cookie: "only=1" }`)).toMatchObject({ cookie: "only=1" });
		const secret = `Basic ${Buffer.from("me:pä").toString("base64")}`;
		expect(await echo(`user: "me", password: "pä"`)).toMatchObject({ authorization: secret });
		expect(await script.ask(`return (await send({ url: "${server.origin}/cookies" })).responseHeaders;`)).not.toContain(
			"set-cookie",
		);
		// Two requests at once to one address keep their own headers.
		const both =
			await script.ask(`const one = (agent) => send({ url: "${server.origin}/echo?at-once", responseType: "json", nocache: true, headers: { "User-Agent": agent } });
			return (await Promise.all([one("A/1"), one("B/2")])).map(({ response }) => response.headers["user-agent"]);`);
		expect(both).toEqual(["A/1", "B/2"]);
		// A redirect to another origin takes neither the password nor the script's cookies along.
		const away = `${server.origin}/redirect?to=${encodeURIComponent(`${other.origin}/echo`)}`;
		await script.ask(
			`await send({ url: "${away}", user: "me", password: "p", headers: { Cookie: "own=1", "X-Kept": "1" } });`,
		);
		expect(other.received[0]?.headers).toMatchObject({ "x-kept": "1" });
		expect(other.received[0]?.headers).not.toHaveProperty("authorization");
		expect(other.received[0]?.headers.cookie ?? "").not.toContain("own=1");
	});

	test("abort, timeout, network errors and redirect modes", { tag: "@soak" }, async ({ server, openScript }) => {
		const script = await openScript(requesting(server));
		const names = (log: unknown): string[] =>
			(log as [string][]).map(([name]) => name).filter((name) => !/readystate|loadstart|progress/.test(name));
		const aborted = `const control = await new Promise((resolve) => { const it = GM_xmlhttpRequest({ ...callbacks(), url: "${server.origin}/held", onprogress: () => resolve(it) }); });
			control.abort(); control.abort(); return log;`;
		expect(names(await script.ask(aborted))).toEqual(["onabort", "onloadend"]);
		await server.gaveUp();
		const late = `await new Promise((resolve) => { const events = callbacks(); GM_xmlhttpRequest({ ...events, url: "${server.origin}/held", timeout: 300,
			onloadend: (event) => { events.onloadend(event); resolve(); } }); }); return log;`;
		expect(names(await script.ask(late))).toEqual(["ontimeout", "onloadend"]);
		const gone = `await new Promise((resolve) => { const events = callbacks(); GM_xmlhttpRequest({ ...events, url: "http://127.0.0.1:1/",
			onloadend: (event) => { events.onloadend(event); resolve(); } }); }); return log;`;
		expect(names(await script.ask(gone.replace("127.0.0.1:1/", `${new URL(server.origin).host}x/`)))).toEqual([
			"onerror",
			"onloadend",
		]);
		const redirect = `${server.origin}/redirect?status=307&to=/echo`;
		const get = (mode: string) => script.ask(`return send({ url: "${redirect}", redirect: "${mode}" });`);
		expect(await get("follow")).toMatchObject({ status: 200, finalUrl: `${server.origin}/echo` });
		expect(await get("error")).toMatchObject({ status: 0, error: "The server redirects elsewhere" });
		const manual = await get("manual");
		expect(manual).toMatchObject({ status: 307, statusText: "Temporary Redirect", finalUrl: redirect });
		expect((manual as Record<string, string>).responseHeaders).toMatch(/^location: \/echo\r?$/m);
		expect(
			await script.ask(`return send({ method: "POST", data: "x", url: "${server.origin}/redirect?to=/echo" });`),
		).toMatchObject({ status: 200 });
		expect(server.received.at(-1)).toMatchObject({ method: "GET", size: 0 });
		await script.ask(`await send({ method: "POST", data: "kept", url: "${redirect}" });`);
		expect(server.received.at(-1)).toMatchObject({ method: "POST", text: "kept" });
	});

	test("GM.xmlHttpRequest is a promise with abort", { tag: "@soak" }, async ({ server, openScript }) => {
		const script = await openScript(requesting(server));
		const answer = await script.ask(`const response = await GM.xmlHttpRequest({ url: "${server.origin}/echo" });
			const held = GM.xmlHttpRequest({ url: "${server.origin}/held" });
			held.abort();
			const failed = await held.catch((problem) => problem);
			return [response.status, failed.status, failed.error, typeof GM.xmlhttpRequest];`);
		expect(answer).toEqual([200, 0, "The script aborted the request", "undefined"]);
	});

	test("a worker that is stopped in the middle is an error, and the next request starts it again", {
		tag: "@soak",
	}, async ({ server, openScript, browserWithExtension: browser }) => {
		const script = await openScript(requesting(server));
		await script.ask(`GM_xmlhttpRequest({ url: "${server.origin}/held", onerror: ({ error, status }) => {
			document.documentElement.setAttribute("data-error", [error, status].join()); } });`);
		await server.holding();
		await browser.stopWorker();
		await expect(script.page.locator("html")).toHaveAttribute(
			"data-error",
			"The extension stopped during the request,0",
		);
		expect(await script.ask(`return (await send({ url: "${server.origin}/echo" })).status;`)).toBe(200);
	});
});
