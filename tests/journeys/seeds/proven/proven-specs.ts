import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listSeeds } from "../seed-list.ts";
import { hashInputs, startOfSeed } from "./hash-inputs.ts";

const SPECS = fileURLToPath(new URL("../", import.meta.url));
const RECORD = fileURLToPath(new URL("proven-specs.json", import.meta.url));

/** The spec of all seeds that have no spec of their own. Each of these seeds is recorded by itself. */
export const SEEDS_SPEC = "seeds.spec.ts";

/** Absolute path of a spec of this folder. */
export const pathOfSpec = (name: string): string => join(SPECS, name);

/** Hash of its inputs by the name of what a soak run passed, as they were then. `listProvable` says which names there are. */
export function readRecord(): Readonly<Record<string, string>> {
	return JSON.parse(readFileSync(RECORD, "utf8")) as Record<string, string>;
}

/**
 * What the record may name, with the files from which its inputs are found: specs by file name (except `seeds.spec.ts`), and the
 * seeds of `seeds.spec.ts` by slug.
 */
export function listProvable(): ReadonlyMap<string, readonly string[]> {
	const specs = readdirSync(SPECS).filter((name) => name.endsWith(".spec.ts") && name !== SEEDS_SPEC);
	return new Map([
		...specs.sort().map((name) => [name, [pathOfSpec(name)]] as const),
		...listSeeds().map((seed) => [seed.slug, [pathOfSpec(SEEDS_SPEC), ...startOfSeed(seed)]] as const),
	]);
}

/** Hashes of all inputs of each seed and each seed spec, by its name in the record. */
export function hashProvable(): ReadonlyMap<string, string> {
	return new Map(Array.from(listProvable(), ([name, start]) => [name, hashInputs(start)]));
}

/** Names of the seeds and seed specs that passed a soak run and whose inputs have not changed since. */
export function findProven(): string[] {
	const record = readRecord();
	return [...hashProvable()].filter(([name, hash]) => record[name] === hash).map(([name]) => name);
}

/** Stores the present hash of each seed and seed spec that passed, and removes those that failed or no longer exist. */
export function recordProven(passed: readonly string[], failed: readonly string[]): void {
	const record = readRecord();
	const next: Record<string, string> = {};
	for (const [name, hash] of hashProvable()) {
		const proven = passed.includes(name) ? hash : record[name];
		if (proven && !failed.includes(name)) next[name] = proven;
	}
	writeFileSync(RECORD, `${JSON.stringify(next, null, 2)}\n`);
}
