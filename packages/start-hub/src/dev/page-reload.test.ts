import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createPageReload } from "./page-reload.ts";

const folder = mkdtempSync(join(tmpdir(), "scriptorium-page-reload-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const manifest = join(folder, "manifest.json");

const PAGE = "<!doctype html><html><head><title>Hub</title></head><body></body></html>";
const hub = async (request: Request): Promise<Response> =>
	new Response(request.headers.get("accept-encoding") ?? PAGE, {
		headers: { "content-type": "text/html; charset=utf-8", "content-length": String(PAGE.length), etag: '"1"' },
	});
const asked = (path: string, headers: Record<string, string> = {}) =>
	new Request(`http://hub.test${path}`, { headers });

it("adds its script to documents, and to nothing else", async () => {
	const handle = createPageReload(manifest).around(hub);
	const document = await handle(asked("/", { "sec-fetch-dest": "document", "accept-encoding": "br" }));
	expect(await document.text()).toBe(PAGE.replace("</head>", '<script src="/dev/reload.js" async></script></head>'));
	expect([...document.headers.keys()]).toEqual(["content-type"]);
	expect(await (await handle(asked("/frame", { "sec-fetch-dest": "iframe" }))).text()).toBe(PAGE);
	expect((await handle(asked("/dev/reload.js"))).headers.get("content-type")).toBe("text/javascript");
});

it("sends an event for each build, one for the extension, and another start when the server is a new one", async () => {
	const pages = createPageReload(manifest);
	const open = async (of: typeof pages) =>
		(await of.around(hub)(asked("/dev/events"))).body?.pipeThrough(new TextDecoderStream()).getReader();
	const reader = await open(pages);
	const next = async () => {
		const { value = "" } = (await reader?.read()) ?? {};
		return [.../^data: (.*)$/gm[Symbol.matchAll](value)].map(([, data]) => data);
	};
	const [first, none] = await next();
	expect(none).toBe("0");
	writeFileSync(manifest, "{}");
	pages.reload();
	const [second, built] = await next();
	expect(second).not.toBe(first);
	expect(Number(built)).toBeGreaterThan(0);
	const other = await (await open(createPageReload(manifest)))?.read();
	expect(other?.value).not.toContain(first);
	pages.close();
	expect((await reader?.read())?.done).toBe(true);
});
