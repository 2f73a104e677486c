import { createHash } from "node:crypto";
import { publicAddress, servedLibraries, servedPath } from "@scriptorium/shared-protocol/served-libraries";
import { expect, test } from "vitest";
import { fixtureBackend, ORIGIN, openFixtureHub, REMOVED_ID, SCRIPT_ID } from "../fixture.test-support.ts";

const USERSCRIPT = `// ==UserScript==
// @name Dark
// @version 0.0.1
// @match https://example.com/*
// @updateURL https://evil.example/x.js
// ==/UserScript==
document.body.style.background = "black";
`;
const url = (kind: "user" | "meta", id = SCRIPT_ID) => `/scripts/${id}/table-to-csv.${kind}.js`;

test("a bookmarklet comes wrapped, with a strong tag and 304", async () => {
	const { get } = openFixtureHub();
	const response = await get(url("user"));
	const text = await response.text();
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
	expect(response.headers.get("etag")).toBe(`"${createHash("sha512").update(text).digest("base64url")}"`);
	expect(text).toMatch(/^\/\/ ==UserScript==/);
	expect(text).toContain("alert(1)");
	expect(text).toContain(`${ORIGIN}${url("user")}`);
	expect((await get(url("user"), { "if-none-match": response.headers.get("etag") ?? "" })).status).toBe(304);
});

test("a userscript keeps its code and gets the version and addresses of its publication", async () => {
	const { get } = openFixtureHub({ fetch: fixtureBackend(USERSCRIPT) });
	const text = await (await get(url("user"))).text();
	expect(text).toContain('document.body.style.background = "black";');
	expect(text).toMatch(/@version\s+1\.2\.0/);
	expect(text).not.toContain("evil.example");
	expect(text).toContain(`@downloadURL  ${ORIGIN}${url("user")}?update\n`);
	expect(text).toContain(`@updateURL    ${ORIGIN}${url("meta")}\n`);
	const answer = await get(url("meta"));
	expect(answer.headers.get("content-type")).toBe("text/x-userscript-meta; charset=utf-8");
	const meta = await answer.text();
	expect(meta).toMatch(/==\/UserScript==\n$/);
	expect(meta).not.toContain("document.body");
});

test("a library that the hub serves is loaded from the hub, and only in the metadata", async () => {
	const [library] = servedLibraries;
	if (!library) throw new Error("There is no served library");
	const address = publicAddress(library);
	const requires = `// @require     ${address}\n// @require https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js\n`;
	const body = `\n// @require ${address}\n`;
	const code = USERSCRIPT.replace("// ==/UserScript==", `${requires}// ==/UserScript==${body}`);
	const { get } = openFixtureHub({ fetch: fixtureBackend(code) });
	const text = await (await get(url("user"))).text();
	const served = `// @require     ${ORIGIN}/${servedPath(library)}#sha256=${library.sha256}\n`;
	expect(text).toContain(served);
	expect(text).toContain("https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js");
	expect(text).toContain(`// ==/UserScript==${body}`);
	expect(await (await get(url("meta"))).text()).toContain(served);
});

test("a library that could change gets the checksum of the file that was rated, in both files", async () => {
	const requires = [
		"https://own.example/tools.js",
		"https://own.example/other.js",
		"https://own.example/old.js#md5=00",
	];
	const code = USERSCRIPT.replace(
		"// ==/UserScript==",
		`${requires.map((address) => `// @require ${address}\n`).join("")}// ==/UserScript==`,
	);
	const backend = fixtureBackend(code);
	const asked: string[] = [];
	const fetch: typeof globalThis.fetch = async (input, init) => {
		const url = new URL(String(input));
		if (!url.pathname.endsWith("/version_libraries")) return backend(input, init);
		asked.push(url.search);
		return Response.json([
			{ address: requires[0], sha256: "a".repeat(64) },
			{ address: requires[2], sha256: "b".repeat(64) },
		]);
	};
	const { get } = openFixtureHub({ fetch });
	const text = await (await get(url("user"))).text();
	expect(text).toContain(`// @require ${requires[0]}#rated,sha256=${"a".repeat(64)}\n`);
	expect(text).toContain(`// @require ${requires[1]}\n`);
	expect(text).toContain(`// @require ${requires[2]}\n`);
	expect(await (await get(url("meta"))).text()).toContain("#rated,sha256=");
	expect(asked[0]).toContain("is_pinned=is.false");
	// Without the checksums the file is not served: a changed library would be installed.
	const down: typeof globalThis.fetch = async (input, init) =>
		String(input).includes("version_libraries") ? new Response("{}", { status: 500 }) : backend(input, init);
	expect((await openFixtureHub({ fetch: down }).get(url("user"))).status).toBe(503);
});

test("unknown is 404, removed is 410, an unreachable backend is 503", async () => {
	const { get } = openFixtureHub();
	expect((await get(url("user", "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099"))).status).toBe(404);
	expect((await get(url("user", "no-id"))).status).toBe(404);
	expect((await get(`/scripts/${SCRIPT_ID}/table-to-csv.js`)).status).toBe(404);
	expect((await get(url("user", REMOVED_ID))).status).toBe(410);
	expect((await get(url("user", "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099"))).headers.get("cache-control")).toBe(
		"public, max-age=60",
	);
	expect((await get(url("user", REMOVED_ID))).headers.get("cache-control")).toBe("public, max-age=259200");
	const down = openFixtureHub({ fetch: async () => new Response("{}", { status: 500 }) });
	expect((await down.get(url("user"))).status).toBe(503);
	expect((await down.get(url("user"))).headers.get("cache-control")).toBe("no-store");
});

test("whether it was removed is not guessed when the backend falls silent in between", async () => {
	const fetch: typeof globalThis.fetch = async (input) =>
		String(input).includes("get_script") ? Response.json([]) : new Response("{}", { status: 500 });
	expect((await openFixtureHub({ fetch }).get(url("user", REMOVED_ID))).status).toBe(503);
});

test("whatever slug the address has, the id decides", async () => {
	const { get } = openFixtureHub();
	const right = await (await get(url("user"))).text();
	for (const file of ["renamed.user.js", ".user.js", "%E2%9C%93.user.js", "a%2Fb.user.js", "%zz.user.js"]) {
		const response = await get(`/scripts/${SCRIPT_ID}/${file}`);
		expect([file, response.status, await response.text()]).toEqual([file, 200, right]);
	}
});

test("metadata is never sent in place of the script, whatever the Accept header says", async () => {
	const { get } = openFixtureHub();
	const text = await (await get(url("user"), { accept: "text/x-userscript-meta,*/*" })).text();
	expect(text).toContain("alert(1)");
});

test("HEAD has the headers of GET, If-None-Match accepts lists and *, and other origins may read the answer", async () => {
	const { get } = openFixtureHub({ fetch: fixtureBackend(`${USERSCRIPT}// ${"x".repeat(2000)}`) });
	for (const headers of [{}, { "accept-encoding": "br" }, { "accept-encoding": "gzip" }]) {
		const [whole, head] = [await get(url("user"), headers), await get(url("user"), headers, "HEAD")];
		expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
		expect(await head.text()).toBe("");
		expect(whole.headers.get("content-length")).toBe(String((await whole.arrayBuffer()).byteLength));
		const tag = whole.headers.get("etag") ?? "";
		for (const known of [tag, `"other", ${tag}`, `W/${tag}`, "*"]) {
			expect((await get(url("user"), { ...headers, "if-none-match": known })).status, known).toBe(304);
		}
		expect((await get(url("user"), { ...headers, "if-none-match": '"other"' })).status).toBe(200);
	}
	const asked = await get(url("user"), { "access-control-request-headers": "if-none-match" }, "OPTIONS");
	expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
	expect((await get(url("user"), {}, "POST")).status).toBe(405);
});

test("a page cannot run it: the hub's own policy allows scripts of this origin", async () => {
	const { get } = openFixtureHub();
	for (const dest of ["script", "worker", "serviceworker", "audioworklet", "style", "iframe", "embed"]) {
		expect((await get(url("user"), { "sec-fetch-dest": dest })).status).toBe(403);
	}
	for (const dest of ["document", "empty"])
		expect((await get(url("user"), { "sec-fetch-dest": dest })).status).toBe(200);
	expect((await get(url("user"))).headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
});
