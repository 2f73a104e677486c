import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { ORIGIN, openFixtureHub, registry, SCRIPT_ID } from "./fixture.test-support.ts";

const settingsOf = (html: string): unknown => JSON.parse(/id="hub-settings">(.*?)<\/script>/s.exec(html)?.[1] ?? "");

test("a page route is the shell's document with its settings, in a policy without inline or eval", async () => {
	const response = await openFixtureHub().get("/explore");
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
	expect(response.headers.get("cache-control")).toBe("no-cache");
	const policy = response.headers.get("content-security-policy") ?? "";
	expect(policy).toContain("default-src 'none'");
	expect(policy).toContain("script-src 'self' https://builder.example;");
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).toContain(`'sha256-${"A".repeat(43)}='`);
	expect(policy).not.toMatch(/unsafe-/);
	expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin");
	expect(response.headers.has("strict-transport-security")).toBe(false);
	const html = await response.text();
	expect(settingsOf(html)).toEqual({
		backendUrl: ORIGIN,
		publishableKey: "sb_publishable_test",
		extensionId: "abcdefghijklmnopabcdefghijklmnop",
		extensionOffer: { archivePath: null, storeUrl: null },
		desktopScheme: null,
		registry,
		language: "en",
	});
	expect(html).toContain("<title>Explore Bookmarklets · Scriptorium</title>");
	expect(html).toContain('<html lang="en">');
});

test("a page has the language of its visitor, and says that it depends on it; only translated ones have its words", async () => {
	const hub = openFixtureHub();
	const german = { "accept-language": "de-AT,de;q=0.9,en;q=0.5" };
	const explore = await hub.get("/explore", german);
	expect(explore.headers.get("vary")).toContain("Accept-Language, Cookie");
	const html = await explore.text();
	expect(html).toContain("<title>Bookmarklets entdecken · Scriptorium</title>");
	expect(html).toContain('<html lang="de">');
	expect(settingsOf(html)).toMatchObject({ language: "de" });
	expect(html).toContain("<noscript>Scriptorium braucht JavaScript.");
	expect(html).toContain('property="og:locale" content="de_DE"');
	const unknown = await hub.get("/nowhere/to/be/found", german);
	expect(unknown.status).toBe(404);
	expect(await unknown.text()).toContain("<title>Seite nicht gefunden · Scriptorium</title>");
	const scorecard = await (await hub.get("/security/scorecard", german)).text();
	expect(scorecard).toContain("<title>Scorecard of the security rating · Scriptorium</title>");
	expect(scorecard).toContain('<html lang="de">');
});

test("a static page contains its whole text, escaped, and the files of its layout; the FAQ also as data", async () => {
	const hub = openFixtureHub();
	const terms = await (await hub.get("/terms")).text();
	expect(terms.match(/<section class="doc-section"/g)).toHaveLength(13);
	expect(terms).toContain('<meta name="description" content="The terms of this hub, in 13 sections.');
	const docs = await (await hub.get("/documentation")).text();
	expect(docs).toContain("(() =&gt; {");
	const faq = await (await hub.get("/faq")).text();
	expect(faq).toContain('"@type":"FAQPage"');
	expect(faq.match(/"@type":"Question"/g)).toHaveLength(15);
	expect(faq).toContain('<link rel="stylesheet" href="/assets/static-page-KKKKKKKK.css" />');
	expect(faq).toContain('<link rel="modulepreload" href="/assets/static-page-JJJJJJJJ.js" />');
	expect(await (await hub.get("/contact")).text()).not.toContain("static-page-");
});

test("a rendered page has its content and data, its style sheets before them, and lists its modules for later", async () => {
	const hub = openFixtureHub();
	hub.write(
		"shell/server/render-page.js",
		`export const sharedModules = {};
		export const renderPage = async ({ address, settings }) => ({
			html: \`<h1 style="color:red">\${address}</h1><a data-server-href="javascript:void%200">\${settings.language}</a>\`,
			queries: '{"text":"</script>"}',
		});`,
	);
	await vi.waitFor(async () => expect(await (await hub.get("/faq")).text()).toContain("hub-queries"), 20_000);
	const response = await hub.get("/faq?q=a");
	const html = await response.text();
	const [head = "", body = ""] = html.split("</head>");
	expect(body).toContain('<h1 style="color:red">/faq?q=a</h1><a href="javascript:void%200">en</a>');
	expect(body).not.toContain("opening-words");
	expect(JSON.parse(/id="hub-queries">(.*?)<\/script>/s.exec(body)?.[1] ?? "")).toEqual({ text: "</script>" });
	expect(head).toContain('<link rel="stylesheet" href="/assets/start-NNNNNNNN.css" />');
	expect(head).toContain('<link rel="stylesheet" href="/assets/static-page-KKKKKKKK.css" />');
	expect(head).toContain('as="font" type="font/woff2" crossorigin href="/assets/inter-LLLLLLLL.woff2"');
	expect(html).not.toContain("modulepreload");
	expect(JSON.parse(/id="hub-modules">(.*?)<\/script>/s.exec(body)?.[1] ?? "")).toEqual({
		start: ["/assets/start-MMMMMMMM.js"],
		screen: ["/assets/static-page-JJJJJJJJ.js"],
	});
	const hash = createHash("sha256").update("color:red").digest("base64");
	expect(response.headers.get("content-security-policy")).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${hash}'`);
});

test("only the shell's documents may ask for the microphone, for dictation", async () => {
	const { get } = openFixtureHub();
	const policyOf = async (path: string) => (await get(path)).headers.get("permissions-policy") ?? "";
	expect(await policyOf("/create")).toBe(
		"camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()",
	);
	for (const path of ["/remotes.json", "/static/sandbox", "/api/openapi.json"]) {
		expect(await policyOf(path), path).toContain("microphone=(),");
	}
});

test("strict transport security and websocket only where they apply", async () => {
	const backend = { url: "https://project.supabase.co", publishableKey: "k" };
	const response = await openFixtureHub({ origin: "https://hub.example", backend }).get("/explore");
	expect(response.headers.get("strict-transport-security")).toContain("max-age=");
	expect(response.headers.get("content-security-policy")).toContain(
		"https://project.supabase.co wss://project.supabase.co",
	);
});

test("only the matched remote's modules and style sheets are preloaded", async () => {
	const { get } = openFixtureHub();
	const home = await (await get("/")).text();
	expect(home).toContain('<link rel="modulepreload" href="/remotes/catalogue/assets/remote-BBBBBBBB.js" />');
	expect(home).toContain('<link rel="modulepreload" href="/assets/runtime-GGGGGGGG.js" />');
	expect(home).toContain('<link rel="stylesheet" href="/remotes/catalogue/assets/remote-CCCCCCCC.css" />');
	expect(home).toContain('<link rel="modulepreload" href="/remotes/catalogue/assets/home-HHHHHHHH.js" />');
	expect(home).toContain('<link rel="stylesheet" href="/remotes/catalogue/assets/home-IIIIIIII.css" />');
	expect(home.split("</head>")[0]).not.toContain("builder.example");
	const explore = (await (await get("/explore")).text()).split("</head>")[0];
	expect(explore).toContain("remote-BBBBBBBB.js");
	expect(explore).not.toContain("home-");
	const auth = (await (await get("/auth")).text()).split("</head>")[0];
	expect(auth?.match(/modulepreload" href="[^"]+/g)).toEqual(['modulepreload" href="/assets/start-MMMMMMMM.js']);
});

test("both addresses of a script have its title, escaped, and one canonical address", async () => {
	const { get } = openFixtureHub();
	for (const path of [`/bookmarklet/${SCRIPT_ID}`, "/ada/table-to-csv"]) {
		const response = await get(path);
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(html).toContain(
			"<title>Table &quot;to&quot; &lt;CSV&gt; &amp; $&amp; by Ada &lt;Admin&gt; · Scriptorium</title>",
		);
		expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/ada/table-to-csv" />`);
		expect(html).toContain('<meta property="og:type" content="article" />');
		expect(html).not.toContain("<script>alert(1)");
	}
});

test.each([
	"/nowhere/to/be/found",
	"/not-found",
	"/bookmarklet/not-an-id",
	"/bookmarklet/0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099",
	"/ada/unknown",
	"/nobody",
	"/profile/0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099",
])("%s is the document with status 404 and noindex", async (path) => {
	const response = await openFixtureHub().get(path);
	expect(response.status).toBe(404);
	const html = await response.text();
	expect(html).toContain("<title>Page Not Found · Scriptorium</title>");
	expect(html).toContain('content="noindex"');
	expect(html).toContain("hub-settings");
});

test("a known profile is 200, a category has its title", async () => {
	const { get } = openFixtureHub();
	expect((await get("/ada")).status).toBe(200);
	expect(await (await get("/category/web-tools")).text()).toContain("<title>Web Tools · Scriptorium</title>");
});

test("a page is served with the general title when the backend fails or hangs", async () => {
	const broken = openFixtureHub({ fetch: async () => Promise.reject(new TypeError("refused")) });
	const hanging: typeof fetch = (_input, init) =>
		new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
	for (const hub of [broken, openFixtureHub({ fetch: hanging })]) {
		const response = await hub.get(`/bookmarklet/${SCRIPT_ID}`);
		expect(response.status).toBe(200);
		expect(await response.text()).toContain("<title>Scriptorium</title>");
	}
});

test("a document is revalidated by its tag, one tag per encoding", async () => {
	const { get } = openFixtureHub();
	const plain = await get("/explore");
	const packed = await get("/explore", { "accept-encoding": "br" });
	expect(packed.headers.get("content-encoding")).toBe("br");
	expect(packed.headers.get("etag")).not.toBe(plain.headers.get("etag"));
	expect((await get("/explore", { "if-none-match": plain.headers.get("etag") ?? "" })).status).toBe(304);
	expect((await get("/explore", { "if-none-match": '"other"' })).status).toBe(200);
});

test("changes of the registry file take effect at the next request; an invalid file is ignored", async () => {
	const { get, write } = openFixtureHub();
	expect(await (await get("/remotes.json")).json()).toEqual(registry);
	write("registry.json", JSON.stringify({ ...registry, remotes: registry.remotes.slice(1) }));
	expect(await (await get("/remotes.json")).json()).toEqual({ ...registry, remotes: registry.remotes.slice(1) });
	write("registry.json", '{"contract":');
	expect((await get("/remotes.json")).status).toBe(200);
	write("registry.json", JSON.stringify({ contract: "1.0.0", remotes: [{ entry: "javascript:alert(1)" }] }));
	expect(JSON.stringify(await (await get("/remotes.json")).json())).not.toContain("javascript:");
});

test("the shell is served without a readable registry", async () => {
	const { get } = openFixtureHub({ registryFile: "/nonexistent/registry.json" });
	expect((await get("/remotes.json")).status).toBe(503);
	expect(settingsOf(await (await get("/auth")).text())).toMatchObject({ registry: null });
});

test("serves the last document while a build replaces it; a shell that was never built is an error", async () => {
	const { get, remove } = openFixtureHub();
	const before = await (await get("/explore")).text();
	remove("shell/index.html");
	expect(await (await get("/explore")).text()).toBe(before);
	expect((await openFixtureHub({ distDir: "/nonexistent" }).get("/explore")).status).toBe(500);
});

test("settings cannot close their script element", async () => {
	const publishableKey = "k</script><script>alert(1)</script><!--";
	const html = await (await openFixtureHub({ backend: { url: ORIGIN, publishableKey } }).get("/explore")).text();
	expect(settingsOf(html)).toMatchObject({ publishableKey });
	expect(html).not.toContain("<script>alert(1)");
	expect(html).not.toContain("k</script>");
});

test("a page loads pictures only from the hub and its remotes", async () => {
	const policy = (await openFixtureHub().get("/explore")).headers.get("content-security-policy") ?? "";
	const sources = /(?:^|; )img-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
	expect(sources).toEqual(["'self'", "data:", "blob:", "https://builder.example"]);
});

test("former addresses of people and scripts redirect to the present ones and keep the query", async () => {
	const { get } = openFixtureHub();
	for (const [former, present] of [
		["/ada-before", "/ada"],
		["/ada-before?tab=favorites", "/ada?tab=favorites"],
		["/ada-before/csv", "/ada/table-to-csv"],
		["/ada-before/table-to-csv?versions=all", "/ada/table-to-csv?versions=all"],
	] as const) {
		const response = await get(former);
		expect([response.status, response.headers.get("location")], former).toEqual([301, present]);
		expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
	}
	for (const unknown of ["/nobody", "/ada-before/never", "/ada/never", "/bookmarklet/ada-before"]) {
		expect((await get(unknown)).status, unknown).toBe(404);
	}
	expect((await get("/ada")).status).toBe(200);
});
