import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { composeRegistry } from "@scriptorium/build-config/federation/compose-registry";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { buildChanged } from "@scriptorium/workspace/build/build-changed";
import { parse } from "acorn";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHubHandler } from "../../../hub-shell/server/handler.ts";
import { FIRST_VISIT_SCRIPT_BYTES, listWeights, totalOf } from "../../support/first-visit-budget.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const MOUNT = "/remotes/catalogue/";
const folder = mkdtempSync(join(tmpdir(), "scriptorium-first-visit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hub's server with the builds of this test, without a backend. */
function openHub() {
	const distDir = join(root, "mfe-catalogue/dist");
	const registryFile = join(folder, "registry.json");
	writeFileSync(registryFile, JSON.stringify(composeRegistry([{ distDir, base: MOUNT }])));
	const handler = createHubHandler({
		origin: "http://hub.test",
		distDir: join(root, "hub-shell/dist"),
		registryFile,
		remotes: { mfe_catalogue: { mountPath: MOUNT, distDir } },
		backend: { url: "http://hub.test", publishableKey: "key" },
		extension: { id: EXTENSION_ID, archive: null },
		fetch: async () => Response.json([]),
	});
	return (path: string, encoding: "br" | "identity") =>
		handler(new Request(`http://hub.test${path}`, { headers: { "accept-encoding": encoding } }));
}

interface ImportNode {
	readonly type: string;
	readonly source?: { readonly value: string } | null;
}

/** Paths of the modules that a built module imports statically. */
function importsOf(path: string): string[] {
	const file = path.startsWith(MOUNT)
		? join(root, "mfe-catalogue/dist", path.slice(MOUNT.length))
		: join(root, "hub-shell/dist", path);
	const { body } = parse(readFileSync(file, "utf8"), { ecmaVersion: "latest", sourceType: "module" });
	const specifiers = (body as readonly ImportNode[]).flatMap(({ source }) => (source ? [source.value] : []));
	return specifiers.map((specifier) => new URL(specifier, `http://hub.test${path}`).pathname);
}

/** The scripts that the document of the home page names, and what these import: path to bytes as they are sent. */
async function weighHome(get: ReturnType<typeof openHub>): Promise<Map<string, number>> {
	const html = await (await get("/", "identity")).text();
	const named = [...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g)];
	const weights = new Map<string, number>();
	const waiting = named.flatMap(([, path]) => (path ? [path] : []));
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (weights.has(path)) continue;
		const sent = await get(path, "br");
		expect(sent.status, path).toBe(200);
		weights.set(path, (await sent.arrayBuffer()).byteLength);
		waiting.push(...importsOf(path));
	}
	return weights;
}

describe("the first visit to the home page", () => {
	let weights: Map<string, number>;
	beforeAll(async () => {
		await buildChanged();
		weights = await weighHome(openHub());
	}, 600_000);

	it("fetches its scripts within the budget", () => {
		const files = [...weights.keys()].join("\n");
		// Positive control: its expected parts were found.
		for (const part of ["/index-", "/singletons-", "/kit-", "/federation-runtime-", "/remoteEntry-", "/home-page-"]) {
			expect(files).toContain(part);
		}
		expect(totalOf(weights), listWeights(weights)).toBeLessThanOrEqual(FIRST_VISIT_SCRIPT_BYTES);
	});

	it("does not load menus, dialogs, forms, sign-in, notices and the editor, which open later", () => {
		const later = /\/(?:overlays|forms|auth-client|auth-screen|notice-toaster|palette-dialog|code-editor)-/;
		expect([...weights.keys()].filter((path) => later.test(path))).toEqual([]);
	});
});
