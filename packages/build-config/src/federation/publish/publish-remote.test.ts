import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import { remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findOutdatedRemotes, publishRemote, rollBackRemote } from "./publish-remote.ts";
import { readShellOffer } from "./shell-offer.ts";

const shell = { contract: HOST_CONTRACT_VERSION, versions: { react: "19.3.0" } };
let folder = "";
let registryFile = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "publish-"));
	registryFile = join(folder, "remotes.json");
	writeFileSync(registryFile, JSON.stringify({ contract: HOST_CONTRACT_VERSION, remotes: [] }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Build {
	readonly name?: string;
	readonly edition: string;
	readonly change?: Readonly<Record<string, unknown>>;
	readonly files?: Readonly<Record<string, string>>;
}

async function build({ name = "mfe_area", edition, change = {}, files = {} }: Build): Promise<string> {
	const dist = join(folder, `dist-${name}-${edition}`);
	await mkdir(dist, { recursive: true });
	const entry = `remoteEntry-${edition}.js`;
	const descriptor = {
		name,
		entry,
		version: "1.0.0",
		contract: HOST_CONTRACT_VERSION,
		requires: { react: "^19.2.0" },
		routes: [`/${name}`],
		preload: [entry],
		css: [],
		...change,
	};
	const all = {
		"remote.json": JSON.stringify(descriptor),
		[entry]: 'import "./part.js";\nexport const here = 1;',
		"part.js": "export {};",
		...files,
	};
	for (const [file, text] of Object.entries(all)) await writeFile(join(dist, file), text);
	return dist;
}

const announced = () => remoteRegistry.parse(JSON.parse(readFileSync(registryFile, "utf8"))).remotes;
const publish = (distDir: string, more: Partial<Parameters<typeof publishRemote>[0]> = {}) =>
	publishRemote({ distDir, hostDir: join(folder, "host"), baseUrl: "/remotes/", registryFile, shell, ...more });

test("two builds of one remote lie beside each other; the former one comes back in one step", async () => {
	await publish(await build({ name: "mfe_other", edition: "o" }));
	await publish(await build({ edition: "a" }));
	await publish(await build({ edition: "b" }));
	// The same build again is no new one, so the rollback below does not lead to itself.
	await publish(await build({ edition: "b" }));
	expect(announced().map(({ entry }) => entry.split("/").at(-1))).toEqual(["remoteEntry-o.js", "remoteEntry-b.js"]);
	expect(await readdir(join(folder, "host", "mfe_area"))).toHaveLength(2);

	expect(await rollBackRemote(registryFile, "mfe_area", shell)).toMatchObject({ ok: true });
	expect(announced()[1]?.entry).toMatch(/^\/remotes\/mfe_area\/[0-9a-f]{12}\/remoteEntry-a\.js$/);
	expect(await rollBackRemote(registryFile, "mfe_area", shell)).toMatchObject({ error: { code: "NOTHING_EARLIER" } });
});

test.each<[string, Omit<Build, "edition">, RegExp]>([
	["of another contract", { change: { contract: "9.0.0" } }, /needs contract 9\.0\.0/],
	["that needs a newer shared package", { change: { requires: { react: "^20.0.0" } } }, /needs react \^20\.0\.0/],
	["that needs an unknown shared package", { change: { requires: { vue: "^3.0.0" } } }, /the shell has none/],
	["without a file that it names", { change: { css: ["gone.css"] } }, /gone\.css is missing/],
	["with an empty module", { files: { "part.js": "" } }, /imports part\.js, which is missing or empty/],
	["with a module that was cut off", { files: { "part.js": "export const x = {" } }, /part\.js cannot be parsed/],
	["with a descriptor that is none", { files: { "remote.json": "{" } }, /remote\.json is not valid/],
	["with an address of another host", { change: { entry: "https://evil.example/x.js" } }, /remote\.json is not valid/],
	["with a route of another remote", { change: { routes: ["/mfe_other"] } }, /\/mfe_other belongs to mfe_other/],
])("a build %s is refused before it is announced", async (_what, bad, reason) => {
	await publish(await build({ name: "mfe_other", edition: "o" }));
	await publish(await build({ edition: "a" }));
	const before = readFileSync(registryFile, "utf8");
	const result = await publish(await build({ edition: "bad", ...bad }));
	expect(result).toMatchObject({ ok: false, error: { code: "REFUSED", details: expect.stringMatching(reason) } });
	expect(readFileSync(registryFile, "utf8")).toBe(before);
});

test("a build that its host does not serve as modules is refused", async () => {
	const html = async () => new Response("<p>Welcome</p>", { headers: { "content-type": "text/html" } });
	const gone = async () => new Response("", { status: 404 });
	for (const fetch of [html, gone]) {
		expect(await publish(await build({ edition: "a" }), { fetch })).toMatchObject({ error: { code: "REFUSED" } });
	}
	expect(announced()).toEqual([]);
	const js = async () => new Response("", { headers: { "content-type": "text/javascript" } });
	expect(await publish(await build({ edition: "a" }), { fetch: js })).toMatchObject({ ok: true });
});

test("a shell that would refuse an announced remote is noticed before it is deployed", async () => {
	await publish(await build({ edition: "a" }));
	expect(await findOutdatedRemotes(registryFile, shell)).toEqual([]);
	const next = { contract: "2.0.0", versions: { react: "20.0.0" } };
	expect(await findOutdatedRemotes(registryFile, next)).toHaveLength(2);
	expect(await rollBackRemote(registryFile, "mfe_area", next)).toMatchObject({ ok: false });
	const dist = join(folder, "shell");
	await mkdir(dist);
	await writeFile(join(dist, "shell.json"), JSON.stringify(shell));
	expect(await readShellOffer(dist)).toEqual(shell);
});
