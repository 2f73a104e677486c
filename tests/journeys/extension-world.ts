import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { test as base } from "@playwright/test";
import { buildExtension, type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";

const hubShell = fileURLToPath(new URL("../../hub-shell/", import.meta.url));

/** A stand-in for the hub: its origin, and what it serves. Every path may be set by a test. */
export interface HubStandIn {
	readonly origin: string;
	/** Another port of localhost: the manifest's pattern lets it in, the worker must not. */
	readonly strangerOrigin: string;
	/** Serves a body at a path of either origin. */
	serve(path: string, body: string, type?: string): void;
}

interface Worlds {
	readonly hub: HubStandIn;
	readonly extension: string;
}

/** One hub and one built extension per Playwright worker; one browser with a fresh profile per test. */
export const test = base.extend<{ browserWithExtension: ExtensionBrowser }, { world: Worlds }>({
	world: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
		async ({}, provide) => {
			const bodies = new Map<string, { body: string; type: string }>();
			const serve: HubStandIn["serve"] = (path, body, type = "text/html; charset=utf-8") => {
				bodies.set(path, { body, type });
			};
			const servers = await Promise.all([listen(bodies), listen(bodies)]);
			const [hubServer, strangerServer] = servers;
			const hub = { origin: hubServer.origin, strangerOrigin: strangerServer.origin, serve };
			const folder = await mkdtemp(join(tmpdir(), "scriptorium-extension-"));
			const extension = join(folder, "built");
			await buildExtension(hub.origin, extension);
			serve("/link.js", await bundleLink(), "text/javascript");
			serve("/", page("Hub", `<p id="state"></p><script type="module" src="/link.js"></script>`));
			serve("/plain", page("Plain page", `<p>plain</p>`));
			await provide({ hub, extension });
			for (const { server } of servers) server.closeAllConnections();
			for (const { server } of servers) server.close();
			await rm(folder, { recursive: true, force: true });
		},
		{ scope: "worker", timeout: 120_000 },
	],
	browserWithExtension: async ({ world }, provide) => {
		const browser = await openExtensionBrowser({ extension: world.extension });
		await provide(browser);
		await browser.close();
	},
});

export const page = (title: string, body: string): string =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

/** A userscript with these metadata lines. */
export function userscript(lines: readonly string[], body: string): string {
	return ["// ==UserScript==", ...lines.map((line) => `// @${line}`), "// ==/UserScript==", body, ""].join("\n");
}

async function listen(
	bodies: ReadonlyMap<string, { body: string; type: string }>,
): Promise<{ server: Server; origin: string }> {
	const server = createServer((request, response) => {
		const found = bodies.get(new URL(request.url ?? "/", "http://localhost").pathname);
		response.writeHead(found ? 200 : 404, { "content-type": found?.type ?? "text/plain" });
		response.end(found?.body ?? "not found");
	});
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("no port");
	return { server, origin: `http://localhost:${address.port}` };
}

/** The shell's real link, bundled with a page that shows its state and lets tests call it. */
async function bundleLink(): Promise<string> {
	// Vite as the shell has it: this package builds nothing itself.
	const vite = pathToFileURL(createRequire(join(hubShell, "package.json")).resolve("vite")).href;
	const { build } = (await import(vite)) as { build(config: object): Promise<{ output: [{ code: string }] }> };
	const entry = "\0link-page";
	const output = await build({
		configFile: false,
		root: hubShell,
		logLevel: "error",
		plugins: [
			{
				name: "link-page",
				resolveId: (id: string) => (id === "link-page" ? entry : null),
				load: (id: string) =>
					id === entry
						? `import { createExtensionLink } from ${JSON.stringify(join(hubShell, "src/extension-link/create-extension-link.ts"))};
import { browserPorts } from ${JSON.stringify(join(hubShell, "src/extension-link/browser-ports.ts"))};
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
const link = createExtensionLink(browserPorts(EXTENSION_ID));
const show = () => { const { state, message, version, capabilities } = link.status.getSnapshot(); document.querySelector("#state").textContent = [state, message, version, ...capabilities].filter(Boolean).join(" | "); };
link.status.subscribe(show); show(); window.link = link; window.recorder = link.recorder();`
						: null,
			},
		],
		build: {
			write: false,
			minify: false,
			rolldownOptions: { input: "link-page", output: { codeSplitting: false } },
			modulePreload: false,
		},
	});
	return output.output[0].code;
}
