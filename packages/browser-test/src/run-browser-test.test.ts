import { devicePresetNames, devicePresets } from "@scriptorium/shared-protocol/device-presets";
import { testResult } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { describe, expect, it } from "vitest";
import { openTestNetwork, runOn } from "./browser-test.test-support.ts";

const PAGE =
	"<title>Tea shop</title><body style='background: rgb(200, 30, 30); margin: 0'><h1>Tea</h1><p id='price'>4 €</p>";

describe("a run measures", () => {
	it("what the script changed, wrote, asked for and read", async () => {
		const network = await openTestNetwork({
			"site.example": `${PAGE}<form><label>Password <input id="word" type="password" value="x"></label></form>`,
			"api.example/price": (_request, response) =>
				response.writeHead(200, { "access-control-allow-origin": "*" }).end("5"),
			"api.example/none": (_request, response) => response.writeHead(404, { "access-control-allow-origin": "*" }).end(),
		});
		const result = await runOn(network, {
			code: `javascript:(async () => {
				console.log('begins', { a: 1 }); console.warn('careful');
				const price = await (await fetch('http://api.example/price')).text();
				await fetch('http://api.example/none');
				document.getElementById('price').textContent = price + ' €';
				document.title = 'Changed';
				localStorage.setItem('seen', '1');
				document.getElementById('word').value;
			})();`,
		});
		expect(testResult.safeParse(result).success).toBe(true);
		expect([result.success, result.errors]).toEqual([true, []]);
		expect(result.logs.map(({ level, message }) => `${level} ${message}`)).toEqual([
			"log begins {a: 1}",
			"warn careful",
		]);
		expect(result.executionTime).toBeGreaterThan(0);
		expect(result.loadTime).toBeGreaterThan(0);
		expect(result.domMutations).toBeGreaterThan(1);
		expect(result.memory).not.toBeNull();
		expect(result.networkRequests).toEqual(
			expect.arrayContaining([
				{ method: "GET", url: "http://site.example/", status: 200, by: "page" },
				{ method: "GET", url: "http://api.example/price", status: 200, by: "script" },
				{ method: "GET", url: "http://api.example/none", status: 404, by: "script" },
			]),
		);
		expect(result.hosts).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ host: "site.example", by: "page", refused: null }),
				expect.objectContaining({ host: "api.example", by: "script", refused: null }),
			]),
		);
		expect(result.hosts.map(({ host }) => host)).not.toContain("login.invalid");
		expect(result.effects).toMatchObject({
			title: { before: "Tea shop", after: "Changed" },
			storage: [{ area: "local", key: "seen", action: "set" }],
			reads: [{ type: "password", isSecret: true }],
		});
		expect(result.effects?.changes).toContainEqual(expect.objectContaining({ kind: "content", selector: "#price" }));
		expect(result.page).toEqual({ url: "http://site.example/", title: "Changed" });
		expect(result.pictures.before).toMatch(/^data:image\/jpeg/);
		expect(result.pictures.after).not.toBe(result.pictures.before);
	});

	it.each(devicePresetNames)("on the size of the device %s", async (device) => {
		const network = await openTestNetwork({
			"site.example": `<meta name="viewport" content="width=device-width">${PAGE}`,
		});
		const result = await runOn(network, {
			device,
			code: "console.log([innerWidth, innerHeight, matchMedia('(pointer: coarse)').matches, /Mobile/.test(navigator.userAgent), /Headless/.test(navigator.userAgent)].join());",
		});
		const { width, height, isTouch } = devicePresets[device];
		expect(result.logs[0]?.message).toBe([width, height, isTouch, device === "mobile", false].join());
		expect(result.device).toBe(device);
		const size = jpegSize(result.pictures.after ?? "");
		expect(size).toEqual({ width, height });
	});

	it("errors: thrown, rejected, and of timers; those of the page are lines of the console", async () => {
		const network = await openTestNetwork({
			"site.example": `${PAGE}<script>setInterval(() => { throw new Error('of the page'); }, 50)</script>`,
		});
		const thrown = await runOn(network, { code: "missing.call();" });
		expect([thrown.success, thrown.errors.join()]).toEqual([false, expect.stringContaining("missing is not defined")]);
		expect(thrown.errors.join()).not.toContain("of the page");
		expect(thrown.logs.some(({ level, message }) => level === "error" && message.includes("of the page"))).toBe(true);
		const later = await runOn(network, {
			code: "setTimeout(() => { throw new TypeError('of the timer'); }); Promise.reject(new Error('of the promise'));",
		});
		expect(later.success).toBe(false);
		expect(later.errors.join()).toMatch(/of the timer/);
		expect(later.errors.join()).toMatch(/of the promise/);
	});
});

describe("a difficult page", () => {
	it("that loads for ever is tested as far as it came", async () => {
		const network = await openTestNetwork({
			"site.example": `${PAGE}<img src="/never.png">`,
			"site.example/never.png": () => undefined,
		});
		const result = await runOn(network, { code: "document.getElementById('price').remove();" });
		expect([result.success, result.loadTime]).toEqual([true, null]);
		expect(result.notes.join()).toContain("still loading");
		expect(result.effects?.changes).toHaveLength(1);
	});

	it("that never answers, is a file, is missing, or does not exist is said in a sentence", async () => {
		const network = await openTestNetwork({
			"silent.example": () => undefined,
			"file.example": (_request, response) =>
				response.writeHead(200, { "content-disposition": "attachment; filename=a.zip" }).end("zip"),
		});
		const errorOf = async (host: string) => {
			const result = await runOn(network, { code: "void 0;", testUrl: `http://${host}/` });
			return [result.success, result.errors[0]];
		};
		expect(await errorOf("silent.example")).toEqual([false, expect.stringContaining("did not answer in time")]);
		expect(await errorOf("file.example")).toEqual([false, expect.stringContaining("a file to be saved")]);
		expect(await errorOf("unknown.invalid-name.test")).toEqual([false, expect.any(String)]);
	});

	it("or script that opens dialogs and windows, saves files and leaves", async () => {
		const network = await openTestNetwork({
			"site.example": `${PAGE}<script>alert('from the page')</script>`,
			"popup.example": "<script>setInterval(() => alert('again'), 10)</script>",
			// Slower than the page is observed for: the run waits for a page that is on its way.
			"other.example": (_request, response) =>
				void setTimeout(
					() => response.writeHead(200, { "content-type": "text/html" }).end("<title>Other</title>"),
					1_500,
				),
		});
		const result = await runOn(network, {
			code: `console.log([confirm('sure?'), prompt('name?', 'Ann')].join());
				window.open('http://popup.example/');
				Object.assign(document.createElement('a'), { href: 'data:text/plain,x', download: 'list.csv' }).click();
				addEventListener('beforeunload', (event) => event.preventDefault());
				setTimeout(() => { location.href = 'http://other.example/'; }, 200);`,
		});
		expect(result.logs[0]?.message).toBe("true,Ann");
		const notes = result.notes.join("\n");
		for (const part of [
			"from the page",
			"sure?",
			"opened a window",
			"list.csv",
			"left the page for http://other.example/",
		])
			expect(notes).toContain(part);
		expect(result.page).toEqual({ url: "http://other.example/", title: "Other" });
		expect(result.networkRequests).toContainEqual({
			method: "GET",
			url: "http://other.example/",
			status: 200,
			by: "script",
		});
	});

	it("with a policy against foreign code and foreign requests runs the script as a bookmark does", async () => {
		const network = await openTestNetwork({
			"site.example": (_request, response) =>
				response
					.writeHead(200, {
						"content-type": "text/html",
						"content-security-policy": "default-src 'self'; script-src 'self'",
					})
					.end(PAGE),
		});
		const result = await runOn(network, {
			code: "document.title = 'ran'; fetch('http://api.example/').catch(() => console.log('refused'));",
		});
		expect(result.page.title).toBe("ran");
		expect(result.logs.map(({ message }) => message)).toContain("refused");
		expect(network.heard.join()).not.toContain("api.example");
	});
});

it("tells who caused a request: through timers, promises, markup, frames and workers of the script", async () => {
	const network = await openTestNetwork({
		"site.example": `${PAGE}<img src="/own.png"><script>setInterval(() => fetch('/own-poll'), 100)</script>`,
		"loaded.example/more.js": (_request, response) =>
			response
				.writeHead(200, { "content-type": "text/javascript" })
				.end("new Image().src = 'http://second.example/by-loaded';"),
		"framed.example": "<img src='http://inner.example/in-frame'>",
	});
	const result = await runOn(network, {
		code: `
			(async () => { await fetch('http://first.example/', { mode: 'no-cors' }); new Image().src = 'http://awaited.example/f'; })();
			setTimeout(() => Promise.resolve().then(() => { new Image().src = 'http://timer.example/a'; }), 20);
			document.body.insertAdjacentHTML('beforeend', '<img src="http://markup.example/b">');
			document.head.append(Object.assign(document.createElement('script'), { src: 'http://loaded.example/more.js' }));
			document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://framed.example/' }));
			new Worker(URL.createObjectURL(new Blob(["fetch('http://worker.example/c', { mode: 'no-cors' })"])));
			navigator.sendBeacon('http://beacon.example/d', 'x');
			new WebSocket('ws://socket.example/e');`,
	});
	expect(result.hosts.find(({ host }) => host === "awaited.example")?.by).toBe("script");
	const by = new Map(result.networkRequests.map(({ url, by: cause }) => [url, cause]));
	for (const url of [
		"http://awaited.example/f",
		"http://timer.example/a",
		"http://markup.example/b",
		"http://loaded.example/more.js",
		"http://second.example/by-loaded",
		"http://framed.example/",
		"http://inner.example/in-frame",
		"http://worker.example/c",
		"http://beacon.example/d",
		"ws://socket.example/e",
	])
		expect([url, by.get(url)]).toEqual([url, "script"]);
	for (const url of ["http://site.example/", "http://site.example/own.png", "http://site.example/own-poll"])
		expect([url, by.get(url)]).toEqual([url, "page"]);
});

/** Reads the size from the frame header of a JPEG (ITU T.81, marker SOF0 or SOF2). */
function jpegSize(address: string): { width: number; height: number } {
	const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
	for (let at = 2; at < bytes.length; ) {
		const marker = bytes.readUInt8(at + 1);
		if (marker === 0xc0 || marker === 0xc2)
			return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
		at += 2 + bytes.readUInt16BE(at + 2);
	}
	throw new Error("It is no JPEG.");
}
