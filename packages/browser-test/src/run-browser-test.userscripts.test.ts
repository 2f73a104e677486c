import { describe, expect, it } from "vitest";
import { openTestNetwork, runOn, tryOn } from "./browser-test.test-support.ts";

const PAGE = "<title>Tea shop</title><h1>Tea</h1><p id='price'>4 €</p>";

describe("a userscript", () => {
	const block = (lines: string[]) =>
		["// ==UserScript==", "// @name Tea", "// @match http://site.example/*", ...lines, "// ==/UserScript==", ""].join(
			"\n",
		);

	it("of document-start runs before the page's own scripts", async () => {
		const network = await openTestNetwork({
			"site.example": `<script>document.documentElement.dataset.saw = String(window.ran ?? 'nothing')</script>${PAGE}`,
		});
		const code = `${block(["// @run-at document-start", "// @grant none"])}
			window.ran = 'script'; addEventListener('load', () => console.log('saw ' + document.documentElement.dataset.saw));`;
		const result = await runOn(network, { code });
		expect(result.logs.map(({ message }) => message)).toContain("saw script");
		expect(result.success).toBe(true);
		expect(result.pictures.before).not.toBeNull();
	});

	it("has its libraries, files, values and requests, which carry no cookies of the page", async () => {
		const text =
			(type: string, body: string): Parameters<typeof openTestNetwork>[0][string] =>
			(_request, response) =>
				response.writeHead(200, { "content-type": type, "set-cookie": "a=1" }).end(body);
		const network = await openTestNetwork({
			"site.example": `<script>document.cookie = "session=1"</script>${PAGE}`,
			"cdn.example/lib.js": text("text/javascript", "var double = (value) => value * 2;"),
			"cdn.example/words.txt": text("text/plain", "green tea"),
			"api.example/data": text("application/json", '{"price": 4}'),
		});
		const lines = [
			"// @require http://cdn.example/lib.js",
			"// @require http://cdn.example/missing.js",
			"// @resource words http://cdn.example/words.txt",
			"// @connect api.example",
			"// @grant GM.getValue",
			"// @grant GM.xmlHttpRequest",
			...["xmlhttpRequest", "getResourceText", "getResourceURL", "setValue", "getValue", "addElement"].map(
				(name) => `// @grant GM_${name}`,
			),
		];
		const code = `${block(lines)}
			GM_setValue('count', 21);
			console.log(double(GM_getValue('count')), GM_getResourceText('words'), GM_getResourceURL('words').slice(0, 16), GM_info.script.name);
			GM.getValue('count').then((count) => console.log('promised', count));
			GM.xmlHttpRequest({ url: 'http://api.example/data' }).then(({ responseText }) => console.log('text', responseText));
			GM_addElement(document.body, 'p', { id: 'made', textContent: 'made' });
			GM_xmlhttpRequest({ url: 'http://api.example/data', responseType: 'json', onload: ({ response, status, responseHeaders }) =>
				console.log(status, response.price, /application\\/json/.test(responseHeaders)) });
			GM_xmlhttpRequest({ method: 'POST', url: 'http://api.example/missing', data: 'x', headers: { Cookie: 'a=b' }, onload: ({ status }) => console.log(status) });
			GM_xmlhttpRequest({ url: 'http://127.0.0.1:8080/', onerror: ({ error }) => console.log('refused', /127/.test(error)) });`;
		const result = await runOn(network, { code });
		expect([result.errors, result.notes]).toEqual([
			[],
			[expect.stringContaining("missing.js could not be loaded (status 404)")],
		]);
		expect(result.logs.map(({ message }) => message)).toEqual(
			expect.arrayContaining([
				"42 green tea data:text/plain; Tea",
				"200 4 true",
				"404",
				"refused true",
				"promised 21",
				'text {"price": 4}',
			]),
		);
		expect(result.networkRequests).toContainEqual({
			method: "POST",
			url: "http://api.example/missing",
			status: 404,
			by: "script",
		});
		expect(result.hosts.find(({ host }) => host === "api.example")?.by).toBe("script");
		expect(network.heard.filter((line) => /api.example.*cookie=/.test(line))).toEqual([]);
	});

	it("without grants knows its own name and version", async () => {
		const network = await openTestNetwork({ "site.example": PAGE });
		const code = `${block(["// @version 1.2", "// @grant none"])}console.log(GM.info.script.version, GM_info.script.name);`;
		const result = await runOn(network, { code });
		expect([result.errors, result.logs[0]?.message]).toEqual([[], "1.2 Tea"]);
	});

	it("that cannot be read is refused with its place", async () => {
		const network = await openTestNetwork({ "site.example": PAGE });
		expect(await tryOn(network, { code: "let let = ;" })).toMatchObject({
			ok: false,
			error: { code: "code_unreadable", details: expect.stringContaining('"line":1') },
		});
		const awaits = await tryOn(network, { code: "void 0;\nawait fetch('/');" });
		expect(awaits).toMatchObject({ ok: false, error: { details: expect.stringContaining('"line":2') } });
		expect(network.heard).toEqual([]);
	});
});
