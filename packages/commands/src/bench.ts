import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("../../../tests/bench/", import.meta.url);
const name = process.argv[2] ?? "";
const module = new URL(`${name}.ts`, folder);

if (!/^[a-z-]+$/.test(name) || !existsSync(fileURLToPath(module))) {
	const known = readdirSync(fileURLToPath(folder))
		.filter((file) => file.endsWith(".ts"))
		.sort();
	console.error(`Usage: pnpm bench <name>, one of: ${known.map((file) => file.replace(/\.ts$/, "")).join(", ")}`);
	process.exit(2);
}
const { run } = (await import(module.href)) as { run: (args: readonly string[]) => Promise<void> };
await run(process.argv.slice(3));
