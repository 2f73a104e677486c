import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What measures the start lies with it; what needs samples or other scanners lies with the tests. */
const folders = [new URL("../src/bench/", import.meta.url), new URL("../../../tests/bench/", import.meta.url)];
const name = process.argv[2] ?? "";
const module = folders.map((folder) => new URL(`${name}.ts`, folder)).find((url) => existsSync(fileURLToPath(url)));

if (!/^[a-z-]+$/.test(name) || !module) {
	const files = folders.flatMap((folder) => readdirSync(fileURLToPath(folder)));
	const known = files.filter((file) => file.endsWith(".ts") && !file.includes(".test.")).sort();
	console.error(`Usage: pnpm bench <name>, one of: ${known.map((file) => file.replace(/\.ts$/, "")).join(", ")}`);
	process.exit(2);
}
const { run } = (await import(module.href)) as { run: (args: readonly string[]) => Promise<void> };
await run(process.argv.slice(3));
