import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PublicScript, VERDICTS, type Verdict } from "../../../corpus/public/public-scripts.ts";

export interface ScriptFile {
	readonly id: string;
	readonly verdict: Verdict;
	/** Absolute, or relative to the working folder as the corpus folder is. */
	readonly path: string;
}

export interface FoundFiles {
	readonly files: readonly ScriptFile[];
	/** One line for each script of the list that cannot be measured, with the reason. */
	readonly missing: readonly string[];
}

/** Where a script of the list lies in a folder. */
export function pathOf(folder: string, { verdict, id }: Pick<PublicScript, "verdict" | "id">): string {
	return join(folder, verdict, `${id}.js`);
}

/** SHA-256 in hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}

/** Finds the files of the list; only those with the content of the list count. */
export function findListed(folder: string, scripts: readonly PublicScript[]): FoundFiles {
	const files: ScriptFile[] = [];
	const missing: string[] = [];
	for (const script of scripts) {
		const path = pathOf(folder, script);
		if (!existsSync(path)) missing.push(`${script.verdict}/${script.id}: is not there`);
		else if (sha256Of(readFileSync(path)) !== script.sha256)
			missing.push(`${script.verdict}/${script.id}: has other content than the list says`);
		else files.push({ id: script.id, verdict: script.verdict, path });
	}
	return { files, missing };
}

/**
 * Finds every file below `benign/` and `attack/` of a folder.
 * @throws when neither folder contains a file
 */
export function findAny(folder: string): ScriptFile[] {
	const files = VERDICTS.flatMap((verdict) => {
		const base = join(folder, verdict);
		if (!existsSync(base)) return [];
		return readdirSync(base, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.sort()
			.map((path) => ({ id: path.slice(base.length + 1).replaceAll("\\", "/"), verdict, path }));
	});
	if (files.length === 0) throw new Error(`${folder} has no files below benign/ or attack/.`);
	return files;
}
