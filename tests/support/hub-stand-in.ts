import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

const hubShell = fileURLToPath(new URL("../../hub-shell/", import.meta.url));

/** A stand-in for the hub. Tests can set the response of every path. */
export interface HubStandIn {
	readonly origin: string;
	/** Another port of localhost: the manifest's pattern permits it, the worker must refuse it. */
	readonly strangerOrigin: string;
	/** Serves a body at a path of either origin, with further headers such as a content security policy. */
	serve(path: string, body: string | Uint8Array, type?: string, headers?: Readonly<Record<string, string>>): void;
	close(): void;
}

/**
 * Opens a stand-in for the hub. At `/` is a page with the shell's real link to the extension (`window.link`, `window.recorder`), at
 * `/plain` one without.
 * @returns the stand-in, once both of its ports listen
 */
export async function openHubStandIn(): Promise<HubStandIn> {
	const bodies = new Map<string, Served>();
	const serve: HubStandIn["serve"] = (path, body, type = "text/html; charset=utf-8", headers = {}) => {
		bodies.set(path, { body, headers: { ...headers, "content-type": type } });
	};
	const servers = await Promise.all([listen(bodies), listen(bodies)]);
	const [{ origin }, { origin: strangerOrigin }] = servers;
	serve("/link.js", await bundleLink(), "text/javascript");
	serve("/", page("Hub", `<p id="state"></p><script type="module" src="/link.js"></script>`));
	serve("/plain", page("Plain page", `<p>plain</p>`));
	return {
		origin,
		strangerOrigin,
		serve,
		close() {
			for (const server of servers) void server.close();
		},
	};
}

/**
 * Makes an HTML page.
 * @param title plain text, not escaped
 * @param body HTML of the body
 * @returns the document
 */
export const page = (title: string, body: string): string =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

interface Served {
	readonly body: string | Uint8Array;
	readonly headers: Readonly<Record<string, string>>;
}

function listen(bodies: ReadonlyMap<string, Served>): Promise<LoopbackServer> {
	const server = createServer((request, response) => {
		const found = bodies.get(new URL(request.url ?? "/", "http://localhost").pathname);
		response.writeHead(found ? 200 : 404, found?.headers ?? { "content-type": "text/plain" });
		response.end(found?.body ?? "not found");
	});
	return listenOnLoopback(server, { host: "localhost" });
}

/** The shell's real link, bundled with a page that shows its state and lets tests call it. */
async function bundleLink(): Promise<string> {
	// Vite as the shell has it: this package builds nothing itself.
	const vite = pathToFileURL(createRequire(join(hubShell, "package.json")).resolve("vite")).href;
	const { build } = (await import(vite)) as { build(config: object): Promise<{ output: [{ code: string }] }> };
	const entry = "\0link-page";
	// A build sets NODE_ENV of its process for good; a hub that this process starts later must not be a production hub.
	const { NODE_ENV: before } = process.env;
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
						? `import { openExtensionLink } from ${JSON.stringify(join(hubShell, "src/extension-link/browser-ports.ts"))};
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
const link = openExtensionLink(EXTENSION_ID);
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
	if (before === undefined) delete process.env.NODE_ENV;
	else process.env.NODE_ENV = before;
	return output.output[0].code;
}
