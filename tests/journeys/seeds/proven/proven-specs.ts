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

/** Hash of all that its outcome depends on, by the name of a seed spec. */
export function hashSeedSpecs(): ReadonlyMap<string, string> {
	return new Map(listSeedSpecs().map((name) => [name, hashSpec(join(SPECS, name))]));
}

/** Absolute paths of the seed specs that a soak run passed and whose inputs have not changed since. */
export function findProvenSpecs(): string[] {
	const record = readRecord();
	return [...hashSeedSpecs()].filter(([name, hash]) => record[name] === hash).map(([name]) => join(SPECS, name));
}

/** Records what the specs that passed depend on today; forgets those that failed or no longer exist. */
export function recordProvenSpecs(passed: readonly string[], failed: readonly string[]): void {
	const record = readRecord();
	const next: Record<string, string> = {};
	for (const [name, hash] of hashSeedSpecs()) {
		const proven = passed.includes(name) ? hash : record[name];
		if (proven && !failed.includes(name)) next[name] = proven;
	}
	writeFileSync(RECORD, `${JSON.stringify(next, null, 2)}\n`);
}
