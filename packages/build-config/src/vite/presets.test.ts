import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { composeRegistry } from "../federation/compose-registry.ts";
import { inLayer } from "./kit-layers.ts";
import { sonnerStyleHashes } from "./server-facts.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

function copyOfFixture(): string {
	const folder = mkdtempSync(join(tmpdir(), "remote-preset-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	cpSync(join(root, "tests/fixtures/remotes/area-remote"), folder, { recursive: true });
	symlinkSync(join(root, "mfe-catalogue", "node_modules"), join(folder, "node_modules"));
	for (const file of ["package.json", "vite.config.ts", "src/remote.tsx", "src/route-patterns.ts"]) {
		writeFileSync(join(folder, file), readFileSync(join(folder, file), "utf8").replaceAll("AREA", "alpha"));
	}
	return folder;
}

test("a remote's build: one artifact that works anywhere, described, precompressed, without a shared package", () => {
	const folder = copyOfFixture();
	// The command itself: inside Vitest the federation plugin switches itself off.
	const vite = join(folder, "node_modules", "vite", "bin", "vite.js");
	const { VITEST: _vitest, NODE_ENV: _test, ...env } = process.env;
	execFileSync(process.execPath, [vite, "build", "--logLevel", "error"], { cwd: folder, stdio: "pipe", env });
	const dist = join(folder, "dist");
	const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
	const [remote] = composeRegistry([{ distDir: dist, base: "/remotes/alpha/" }]).remotes;
	expect(remote).toMatchObject({ name: "mfe_alpha", version: "1.0.0", routes: ["/alpha", "/alpha/throws"] });
	expect(remote?.requires.react).toMatch(/^\^19\.\d+\.0$/);
	const described = [remote?.entry, ...(remote?.preload ?? []), ...(remote?.css ?? [])];
	for (const address of described) expect(files).toContain(address?.replace("/remotes/alpha/", ""));
	expect(remote?.css).toHaveLength(1);

	const scripts = files.filter((file) => file.endsWith(".js"));
	const text = scripts.map((file) => readFileSync(join(dist, file), "utf8")).join("\n");
	expect(text).toContain("alpha is here");
	// React's mark on its elements, and the renderer's name for the developer tools.
	expect(/react\.transitional\.element|rendererPackageName/.test(text)).toBe(false);
	const entry = remote?.entry.replace("/remotes/alpha/", "") ?? "";
	expect(brotliDecompressSync(readFileSync(join(dist, `${entry}.br`)))).toEqual(readFileSync(join(dist, entry)));
	expect(gunzipSync(readFileSync(join(dist, `${entry}.gz`)))).toEqual(readFileSync(join(dist, entry)));
}, 60_000);

test("ui-kit's sheets go below everything else, imports stay in front", () => {
	expect(inLayer('/* why */\n@import "./fonts.css";\n\na { color: red; }', "base")).toBe(
		'@layer base, kit;\n/* why */\n@import "./fonts.css";\n\n@layer base {\na { color: red; }\n}\n',
	);
});

test("the hash of the sheet that the installed toast library inserts", () => {
	// Measured in Chromium for sonner 2.0.8; another version has another sheet, and this test then says so.
	expect(sonnerStyleHashes(join(root, "hub-shell"))).toContain("sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=");
});
