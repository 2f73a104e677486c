import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "scriptorium-builds-"));
const BUILT = ["extension", "hub-shell", "mfe-admin", "mfe-builder", "mfe-catalogue"];
const COPIED = [
	...BUILT,
	"shared-protocol",
	"packages",
	"supabase",
	"package.json",
	"pnpm-lock.yaml",
	"tsconfig.base.json",
];
const run = promisify(execFile);

interface Report {
	readonly target: string;
	readonly rebuilt: boolean;
	readonly outputHash: string;
}

/** Builds the changed parts of the copy in a process of its own, as `npm start` does. */
async function build(): Promise<Report[]> {
	const script = `import { buildChanged } from "./packages/workspace/src/build/build-changed.ts";
		console.log("REPORT " + JSON.stringify(await buildChanged()));`;
	const args = ["--input-type=module-typescript", "--eval", script];
	const { stdout } = await run(process.execPath, args, { cwd: copy, maxBuffer: 16 * 1024 * 1024 });
	const line = stdout.split("\n").find((text) => text.startsWith("REPORT "));
	return (JSON.parse(line?.slice(7) ?? "[]") as Report[]).sort((a, b) => (a.target < b.target ? -1 : 1));
}

function edit(file: string, from: RegExp, to: string): void {
	const before = readFileSync(join(copy, file), "utf8");
	const after = before.replace(from, to);
	expect(after, `${file} has the text that the test changes`).not.toBe(before);
	writeFileSync(join(copy, file), after);
}

const changed = (before: readonly Report[], after: readonly Report[]) =>
	after.filter((now, index) => now.outputHash !== before[index]?.outputHash).map((now) => now.target);
const rebuilt = (reports: readonly Report[]) => reports.filter((now) => now.rebuilt).map((now) => now.target);

let last: Report[];

beforeAll(async () => {
	const skipped = /(^|\/)(dist|\.output|\.wxt|gallery)$/;
	for (const part of COPIED) {
		cpSync(join(root, part), join(copy, part), {
			recursive: true,
			verbatimSymlinks: true,
			filter: (path) => !skipped.test(path),
		});
	}
	symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
	last = await build();
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("builds everything once, and nothing when nothing changed", async () => {
	expect(rebuilt(last)).toEqual(BUILT);
	const again = await build();
	expect(rebuilt(again)).toEqual([]);
	expect(changed(last, again)).toEqual([]);
});

it("rebuilds one remote when its own text changes", { timeout: 240_000 }, async () => {
	edit("mfe-builder/src/features/builder-screen/messages/en.ts", /beta: "Beta"/, 'beta: "Quite another"');
	const next = await build();
	expect(rebuilt(next)).toEqual(["mfe-builder"]);
	expect(changed(last, next)).toEqual(["mfe-builder"]);
	last = next;
});

it("rebuilds all dependents of ui-kit when one of its components changes", { timeout: 240_000 }, async () => {
	edit("packages/ui-kit/src/button.module.css", /\.button\s*\{/, ".button { outline-offset: 7px;");
	const next = await build();
	expect(rebuilt(next)).toEqual(BUILT);
	expect(changed(last, next)).toContain("hub-shell");
	last = next;
});

it("rebuilds nothing after a change of the hub's server or a test", { timeout: 240_000 }, async () => {
	edit("hub-shell/server/main.ts", /$/, "\n// another line\n");
	edit("packages/ui-kit/src/controls.test.tsx", /$/, "\n// another line\n");
	expect(rebuilt(await build())).toEqual([]);
});
