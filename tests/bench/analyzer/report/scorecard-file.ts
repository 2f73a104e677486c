import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Scorecard, scorecard } from "@scriptorium/shared-protocol/scorecard";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";

/** Relative to the root; the hub serves it as `/scorecard.json`. */
const SCORECARD_FILE = "hub-shell/public/scorecard.json";

/** The committed scorecard; null when it has another form than today's. */
export function readCard(): Scorecard | null {
	const read = scorecard.safeParse(JSON.parse(readFileSync(join(rootFolder, SCORECARD_FILE), "utf8")));
	return read.success ? read.data : null;
}

/** Writes the public scorecard, formatted. Throws when it has another form than the hub reads. */
export async function writeCard(card: Scorecard): Promise<void> {
	writeFileSync(join(rootFolder, SCORECARD_FILE), `${JSON.stringify(scorecard.parse(card), null, 2)}\n`);
	const biome = join(rootFolder, "node_modules/@biomejs/biome/bin/biome");
	const outcome = await runNode(biome, ["format", "--write", SCORECARD_FILE], { cwd: rootFolder });
	if (outcome.code !== 0) throw new Error(outcome.output);
}
