import { expect } from "@playwright/test";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { requesting, test } from "./userscript-requests-fixture.ts";

test.describe("requests of userscripts: addresses of the page, and cookies", () => {
	test("data: and blob: addresses and blobs are read in the page, whatever its policy says", { tag: "@soak" }, async ({
		server,
		openScript,
		fixture,
	}) => {
		const body = "<p>target</p><script>window.own = URL.createObjectURL(new Blob(['of the page']));</script>";
		fixture.hub.serve("/target/page", htmlPage("Target", body), "text/html", {
			"content-security-policy": "default-src 'none'; script-src 'unsafe-inline'",
		});
		const script = await openScript(requesting(server));
		const ask = (url: string, type: string, result: string) =>
			script.ask(
				`const log = []; const r = await new Promise((resolve) => GM_xmlhttpRequest({ url: ${url}, responseType: "${type}", onprogress: ({ loaded, total }) => log.push(loaded, total), onloadend: resolve })); return ${result};`,
			);
		const text = "[r.status, r.responseText, r.finalUrl.slice(0, 5), r.responseHeaders, r.readyState]";
		expect(await ask(`"data:text/plain;charset=utf-8,a%20%C3%BC"`, "", text)).toEqual([
			200,
			"a ü",
			"data:",
			"content-type: text/plain;charset=utf-8\r\ncontent-length: 4",
			4,
		]);
		expect(await ask(`"DATA:application/json;base64,eyJhIjoxfQ=="`, "json", "r.response")).toEqual({ a: 1 });
		expect(await ask(`"data:,"`, "", "[r.status, r.responseText]")).toEqual([200, ""]);
		expect(
			await ask(`"data:image/png;base64,iVBORw0KGgo="`, "blob", "[r.response.type, r.response.size, log]"),
		).toEqual(["image/png", 8, [8, 8]]);
		expect(await ask(`URL.createObjectURL(new Blob(["own"], { type: "text/x" }))`, "", text)).toEqual([
			200,
			"own",
			"blob:",
			"content-type: text/x\r\ncontent-length: 3",
			4,
		]);
		expect(await ask(`new Blob(["<p>hi</p>"], { type: "text/html" })`, "document", "r.response.body.textContent")).toBe(
			"hi",
		);
		expect(await ask(`new File([new Uint8Array(3_000_000)], "f")`, "arraybuffer", "r.response.byteLength")).toBe(
			3_000_000,
		);
		expect(
			await script.ask(
				`return new Promise((resolve) => GM_xmlhttpRequest({ url: "data:,streamed", responseType: "stream", onloadstart: async ({ response }) => resolve(await new Response(response).text()) }));`,
			),
		).toBe("streamed");
		const own = await script.page.evaluate("window.own");
		expect(await ask(JSON.stringify(own), "", "r.responseText")).toBe("of the page");
		const gone = "[r.status, r.error, r.readyState]";
		expect(await ask(`"blob:https://other.example/0"`, "", gone)).toEqual([0, "The address cannot be read", 4]);
		expect(await ask(`"data:no comma"`, "", gone)).toEqual([0, "The address cannot be read", 4]);
		expect(
			await script.ask(
				`const seen = []; await new Promise((resolve) => { const it = GM_xmlhttpRequest({ url: "data:,x", onreadystatechange: ({ readyState }) => { seen.push(readyState); if (readyState === 2) it.abort(); }, onload: () => seen.push("load"), onabort: () => seen.push("abort"), onloadend: resolve }); }); return seen;`,
			),
		).toEqual([1, 2, 4, "abort"]);
		expect(server.received).toEqual([]);
	});

	test("cookies of a request replace those with the same names; fragments stay", { tag: "@soak" }, async ({
		server,
		other,
		openScript,
	}) => {
		const script = await openScript(requesting(server, other));
		const cookie = async (details: string): Promise<string | undefined> => {
			const code = `return (await send({ url: "${server.origin}/echo", responseType: "json", ${details} })).response.headers;`;
			return ((await script.ask(code)) as Record<string, string>).cookie;
		};
		await script.ask(`await send({ url: "${server.origin}/cookies" });`);
		expect(await cookie(`cookie: "lax=own"`)).toBe("strict=2; lax=own");
		expect(await cookie(`cookie: "lax=own; strict=too; more=3"`)).toBe("lax=own; strict=too; more=3");
		expect(await cookie(`cookie: "more=3"`)).toBe("lax=1; strict=2; more=3");
		expect(await cookie(`headers: { Cookie: "lax=header" }, cookie: "more=3"`)).toBe("strict=2; lax=header; more=3");
		expect(await cookie(`anonymous: true, cookie: "lax=own"`)).toBe("lax=own");
		expect(await cookie("")).toBe("lax=1; strict=2");

		const finalUrl = (path: string) =>
			script.ask(`return (await send({ url: ${JSON.stringify(`${server.origin}${path}`)} })).finalUrl;`);
		expect(await finalUrl("/echo#part")).toBe(`${server.origin}/echo#part`);
		expect(await finalUrl("/redirect?to=/echo#part")).toBe(`${server.origin}/echo#part`);
		expect(await finalUrl("/redirect?to=%2Fecho%23its-own#part")).toBe(`${server.origin}/echo#its-own`);
		expect(server.received.every(({ url }) => !url.includes("#"))).toBe(true);
	});
});
