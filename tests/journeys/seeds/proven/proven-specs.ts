import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashSpec } from "./hash-spec.ts";

const SPECS = fileURLToPath(new URL("../", import.meta.url));
const RECORD = fileURLToPath(new URL("proven-specs.json", import.meta.url));

/** Hash of its inputs by the file name of a spec, as they were when a soak run last passed all of its tests. */
export function readRecord(): Readonly<Record<string, string>> {
	return JSON.parse(readFileSync(RECORD, "utf8")) as Record<string, string>;
}

/** Names of the seed specs, sorted. */
export function listSeedSpecs(): string[] {
	return readdirSync(SPECS)
		.filter((name) => name.endsWith(".spec.ts"))
		.sort();
}

/** Absolute paths of the seed specs that a soak run passed and whose inputs have not changed since. */
export function findProvenSpecs(): string[] {
	const record = readRecord();
	return listSeedSpecs()
		.map((name) => ({ path: join(SPECS, name), wanted: record[name] }))
		.filter(({ path, wanted }) => wanted !== undefined && wanted === hashSpec(path))
		.map(({ path }) => path);
}

/** Records what the specs depend on today; forgets specs that no longer exist. */
export function recordProvenSpecs(passed: readonly string[], failed: readonly string[]): void {
	const record = readRecord();
	const names = listSeedSpecs().filter((name) => passed.includes(name) || (record[name] && !failed.includes(name)));
	const next = names.map((name) => [name, passed.includes(name) ? hashSpec(join(SPECS, name)) : record[name]]);
	writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
}
