import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeRegistry } from "@scriptorium/build-config/federation/compose-registry";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { localRemotes, shellDist } from "@scriptorium/start-hub/local-remotes";
import { buildChanged } from "@scriptorium/workspace/build/build-changed";
import { servedFolders } from "@scriptorium/workspace/build/build-targets";
import { parse } from "acorn";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { createHubHandler } from "../../../hub-shell/server/handler.ts";
import {
	FIRST_VISITS,
	LATER_PARTS,
	laterPartsOf,
	listWeights,
	stableName,
	totalOf,
} from "../../support/first-visit-budget.ts";

const ORIGIN = "http://hub.test";
const folder = mkdtempSync(join(tmpdir(), "scriptorium-first-visit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hub's server with the builds of this workspace, without a backend. */
function openHub() {
	const registryFile = join(folder, "registry.json");
	const registry = composeRegistry(localRemotes.map(({ distDir, mountPath }) => ({ distDir, base: mountPath })));
	writeFileSync(registryFile, JSON.stringify(registry));
	const handler = createHubHandler({
		origin: ORIGIN,
		distDir: shellDist,
		registryFile,
		remotes: Object.fromEntries(localRemotes.map((remote) => [remote.name, remote])),
		backend: { url: ORIGIN, publishableKey: "key" },
		extension: { id: EXTENSION_ID, archive: null },
		fetch: async () => Response.json([]),
	});
	return (path: string, encoding: "br" | "identity") =>
		handler(new Request(ORIGIN + path, { headers: { "accept-encoding": encoding } }));
}

/** Text of a built file by the path that it is served at. */
function textOf(path: string): string {
	const remote = localRemotes.find(({ mountPath }) => path.startsWith(mountPath));
	const file = remote ? join(remote.distDir, path.slice(remote.mountPath.length)) : join(shellDist, path);
	return readFileSync(file, "utf8");
}

interface ImportNode {
	readonly type: string;
	readonly source?: { readonly value: string } | null;
}

/** Paths of the modules that a built module imports statically. */
function importsOf(path: string): string[] {
	const { body } = parse(textOf(path), { ecmaVersion: "latest", sourceType: "module" });
	const specifiers = (body as readonly ImportNode[]).flatMap(({ source }) => (source ? [source.value] : []));
	return specifiers.map((specifier) => new URL(specifier, ORIGIN + path).pathname);
}

const pageModules = z.object({ start: z.array(z.string()), screen: z.array(z.string()) });

/** The scripts that a document names: in its head and body, and in the list of what is requested once the content is displayed. */
function scriptsNamedBy(html: string): string[] {
	const tags = [...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g)];
	const [, list = '{"start":[],"screen":[]}'] = /id="hub-modules">(.*?)<\/script>/s.exec(html) ?? [];
	const { start, screen } = pageModules.parse(JSON.parse(list));
	return [...tags.flatMap(([, path]) => (path ? [path] : [])), ...start, ...screen];
}

/** The scripts that the document of a page names, and what these import: path to bytes as they are sent. */
async function weighDocument(get: ReturnType<typeof openHub>, page: string): Promise<ReadonlyMap<string, number>> {
	const waiting = scriptsNamedBy(await (await get(page, "identity")).text());
	const weights = new Map<string, number>();
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (weights.has(path)) continue;
		const sent = await get(path, "br");
		expect(sent.status, path).toBe(200);
		weights.set(path, (await sent.arrayBuffer()).byteLength);
		waiting.push(...importsOf(path));
	}
	return weights;
}

/** Paths of all scripts of the builds. */
async function listBuilt(): Promise<string[]> {
	const builds = [{ mountPath: "/", distDir: shellDist }, ...localRemotes];
	const lists = builds.map(async ({ mountPath, distDir }) => {
		const files = await readdir(distDir, { recursive: true });
		return files.filter((file) => file.endsWith(".js")).map((file) => mountPath + file);
	});
	return (await Promise.all(lists)).flat();
}

/** What every page begins with. A list of files without these was not read correctly. */
const ALWAYS = ["/assets/index.js", "/assets/singletons.js", "/assets/kit.js", "/assets/federation-runtime.js"];

describe("what the document of a page names", () => {
	let weights: ReadonlyMap<string, ReadonlyMap<string, number>>;
	const weightsOf = (page: string) => weights.get(page) ?? new Map<string, number>();
	beforeAll(async () => {
		await buildChanged({ only: servedFolders });
		const get = openHub();
		const weighed = FIRST_VISITS.map(async ({ path }) => [path, await weighDocument(get, path)] as const);
		weights = new Map(await Promise.all(weighed));
	}, 600_000);

	it.each(FIRST_VISITS)("$name: scripts within the budget", ({ path, maxBytes }) => {
		const loaded = weightsOf(path);
		expect([...loaded.keys()].map(stableName)).toEqual(expect.arrayContaining(ALWAYS));
		expect(totalOf(loaded), `${path} may load ${maxBytes}: ${listWeights(loaded)}`).toBeLessThanOrEqual(maxBytes);
	});

	it.each(FIRST_VISITS)("$name: nothing that is loaded when it is used", ({ path, without }) => {
		const found = [...weightsOf(path).keys()].flatMap((file) =>
			laterPartsOf(file, textOf(file)).map((part) => ({ part, file })),
		);
		expect(found.filter(({ part }) => without.includes(part))).toEqual([]);
	});

	it.each(FIRST_VISITS)("$name: nothing of the areas that are not on the screen", ({ path }) => {
		const mounts = localRemotes.map(({ mountPath }) => mountPath);
		const areas = mounts.filter((mount) => [...weightsOf(path).keys()].some((file) => file.startsWith(mount)));
		expect(areas).toHaveLength(1);
	});

	it("names the files that are written down; after an intended change: vitest --update", async () => {
		const lists = FIRST_VISITS.map(({ name, path }) => {
			const files = [...weightsOf(path).keys()].map(stableName).sort();
			return [`${name} (${path})`, ...files.map((file) => `  ${file}`)].join("\n");
		});
		await expect(`${lists.join("\n\n")}\n`).toMatchFileSnapshot("first-visit-files.txt");
	});

	it("recognizes each of the later parts: some file of the builds contains it", async () => {
		const found = (await listBuilt()).flatMap((file) => laterPartsOf(file, textOf(file)));
		expect([...new Set(found)].sort()).toEqual(Object.keys(LATER_PARTS).sort());
	});
});
