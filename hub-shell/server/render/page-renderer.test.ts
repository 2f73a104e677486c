import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createPageRenderer } from "./page-renderer.ts";
import type { ServerModule } from "./render-messages.ts";

const BACKEND = "http://backend.test";

/** A shell's build whose `renderPage` has this body; `page` and `ask` are its parameters. */
function rendererOf(body: string, fetchAnswer: typeof fetch = async () => Response.json([]), timeLimitMs = 20_000) {
	const distDir = mkdtempSync(join(tmpdir(), "page-renderer-"));
	onTestFinished(() => rmSync(distDir, { recursive: true, force: true }));
	mkdirSync(join(distDir, "server"));
	const file = join(distDir, "server", "render-page.js");
	const write = (text: string, modified?: Date) => {
		writeFileSync(
			file,
			`export const sharedModules = { react: { version: "19" } };
			export async function renderPage(page, ask) { ${text} }`,
		);
		if (modified) utimesSync(file, modified, modified);
	};
	write(body);
	const lines: string[] = [];
	const renderer = createPageRenderer({
		distDir,
		fetch: fetchAnswer,
		backendUrl: BACKEND,
		log: (line) => lines.push(line),
		timeLimitMs,
	});
	const render = (address = "/", remote: ServerModule | null = null) =>
		renderer.render({ address, origin: "http://hub.test", settings: {}, remote });
	return { distDir, render, lines, write };
}

const remoteOf = (code: string, integrity = code): ServerModule => ({ name: "mfe_alpha", integrity, code });

test("a page is rendered with the module of its remote, which gets shared packages and nothing else", async () => {
	const { render, lines } = rendererOf(
		"return { html: page.address + JSON.stringify(page.remote?.exposed ?? null), queries: '{}' };",
	);
	expect(await render("/a?b=1")).toEqual({ html: "/a?b=1null", queries: "{}" });
	const good = remoteOf('exports.default = require("react").version;');
	expect((await render("/", good))?.html).toBe('/{"default":"19"}');
	expect(await render("/", remoteOf('require("node:fs")'))).toBeNull();
	expect(lines.join("\n")).toContain("mfe_alpha requires node:fs, which the shell does not share");
});

test("the thread has no environment variables", async () => {
	process.env.SCRIPTORIUM_TEST_SECRET = "secret";
	onTestFinished(() => {
		delete process.env.SCRIPTORIUM_TEST_SECRET;
	});
	const { render } = rendererOf("return { html: String(process.env.SCRIPTORIUM_TEST_SECRET), queries: '{}' };");
	expect((await render())?.html).toBe("undefined");
});

test("screens ask the backend, and nobody else", async () => {
	const asked: string[] = [];
	const { render } = rendererOf(
		`const ok = await ask("${BACKEND}/rest/v1/rpc/list_scripts", { method: "POST", headers: { apikey: "k" }, body: "{}" });
		const other = await ask("http://elsewhere.test/rest/v1/x").catch((error) => error.message);
		const functions = await ask("${BACKEND}/functions/v1/x").catch((error) => error.message);
		return { html: JSON.stringify([ok.status, await ok.json(), other, functions]), queries: "{}" };`,
		async (input, init) => {
			asked.push(`${init?.method} ${String(input)} ${new Headers(init?.headers).get("apikey")} ${String(init?.body)}`);
			return Response.json(["row"], { status: 206 });
		},
	);
	expect((await render())?.html).toBe('[206,["row"],"The backend did not answer","The backend did not answer"]');
	expect(asked).toEqual([`POST ${BACKEND}/rest/v1/rpc/list_scripts k {}`]);
});

test("a screen that throws leaves the page without content, and the next one is rendered", async () => {
	const { render, lines } = rendererOf(
		'if (page.address === "/bad") throw new Error("broken screen"); return { html: "fine", queries: "{}" };',
	);
	expect(await render("/bad")).toBeNull();
	expect(lines.join("\n")).toContain("broken screen");
	expect((await render())?.html).toBe("fine");
});

test("a screen that never ends loses its thread after the time limit; the next page has another one", async () => {
	const { render, lines } = rendererOf(
		'if (page.address === "/bad") for (;;); return { html: "fine", queries: "{}" };',
		undefined,
		3000,
	);
	expect(await render("/bad")).toBeNull();
	expect(lines).toEqual(["/bad took longer than 3000 ms; the thread is replaced"]);
	expect((await render())?.html).toBe("fine");
}, 60_000);

test("more pages at once than the thread can render are left to the browser, and it goes on", async () => {
	let release: () => void = () => undefined;
	const held = new Promise<void>((resolve) => (release = resolve));
	const { render, lines } = rendererOf(
		`await ask("${BACKEND}/rest/v1/x"); return { html: "fine", queries: "{}" };`,
		async () => {
			await held;
			return Response.json([]);
		},
	);
	const pages = Array.from({ length: 20 }, () => render());
	release();
	expect((await Promise.all(pages)).filter((page) => page === null)).toHaveLength(4);
	expect((await render())?.html).toBe("fine");
	expect(lines).toEqual([]);
});

test("a backend that does not answer costs the page its content, and not the thread", async () => {
	const { render, lines } = rendererOf(
		`if (page.address === "/slow") await ask("${BACKEND}/rest/v1/x"); return { html: String(globalThis.rendered = (globalThis.rendered ?? 0) + 1), queries: "{}" };`,
		(_input, init) =>
			new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
		3000,
	);
	expect((await render())?.html).toBe("1");
	expect(await render("/slow")).toBeNull();
	expect(Number((await render())?.html)).toBeGreaterThan(1);
	expect(lines).toEqual([]);
}, 60_000);

test.each([
	["ends the thread", "process.exit(1);"],
	["fills the memory", "const all = []; for (;;) all.push(new Array(100_000).fill({ text: page.address }));"],
])(
	"a screen that %s costs its own page only",
	async (_what, bad) => {
		const { render } = rendererOf(`if (page.address === "/bad") { ${bad} } return { html: "fine", queries: "{}" };`);
		expect((await render())?.html).toBe("fine");
		expect(await render("/bad")).toBeNull();
		expect((await render())?.html).toBe("fine");
	},
	60_000,
);

test("a remote whose pages fail again and again is not tried for a while; others are", async () => {
	const { render, lines } = rendererOf(
		'if (page.remote) throw new Error("broken"); return { html: "fine", queries: "{}" };',
	);
	for (let page = 0; page < 7; page += 1) expect(await render("/", remoteOf("", "bad"))).toBeNull();
	expect(lines.filter((line) => line.includes("could not be rendered: broken"))).toHaveLength(5);
	expect(lines.at(-1)).toContain("5 pages of mfe_alpha in a row could not be rendered");
	expect((await render())?.html).toBe("fine");
});

test("a new build of the shell replaces the thread; without one nothing is rendered", async () => {
	const { render, write } = rendererOf('return { html: "old", queries: "{}" };');
	expect((await render())?.html).toBe("old");
	write('return { html: "new", queries: "{}" };', new Date(2000, 1));
	expect((await render())?.html).toBe("new");
	const nowhere = createPageRenderer({ distDir: "/nowhere", fetch, backendUrl: BACKEND, log: () => undefined });
	expect(await nowhere.render({ address: "/", origin: "http://hub.test", settings: {}, remote: null })).toBeNull();
});

test("a process that has rendered pages ends when it has nothing else to do", async () => {
	const { distDir } = rendererOf("return { html: 'rendered', queries: '{}' };");
	const program = `
		const { createPageRenderer } = await import(${JSON.stringify(join(import.meta.dirname, "page-renderer.ts"))});
		const renderer = createPageRenderer({ distDir: ${JSON.stringify(distDir)}, fetch, backendUrl: "${BACKEND}", log: console.error });
		const page = await renderer.render({ address: "/", origin: "http://hub.test", settings: {}, remote: null });
		console.log(page.html);`;
	const file = join(distDir, "program.mjs");
	writeFileSync(file, program);
	const ended = await promisify(execFile)(process.execPath, [file], { timeout: 15_000 });
	expect(ended).toEqual({ stdout: "rendered\n", stderr: "" });
});
