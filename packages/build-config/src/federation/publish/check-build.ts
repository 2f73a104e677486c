import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { messageOf } from "@scriptorium/core-types/errors";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import { parseAstAsync } from "vite";

/** Addresses of all files that a descriptor names. */
export function filesOf({ entry, preload, css, screens = {}, server }: RemoteDescriptor): string[] {
	const named = [entry, ...preload, ...css, ...(server ? [server.module] : [])];
	for (const screen of Object.values(screens)) named.push(...screen.preload, ...screen.css);
	return [...new Set(named)];
}

/**
 * Checks that a build is complete: every named file is there, every module can be parsed, and what it imports from the build
 * is there too.
 * @param distDir folder of the build
 * @param named paths in it that the descriptor names
 * @returns one sentence for each problem; none for a complete build
 */
export async function findBuildProblems(distDir: string, named: readonly string[]): Promise<string[]> {
	const isThere = (file: string) => existsSync(join(distDir, file)) && statSync(join(distDir, file)).size > 0;
	const problems = named.filter((file) => !isThere(file)).map((file) => `${file} is missing or empty`);
	const all = await readdir(distDir, { recursive: true });
	for (const file of all.filter((name) => name.endsWith(".js"))) {
		try {
			const missing = (await importsOf(await readFile(join(distDir, file), "utf8")))
				.map((specifier) => normalize(join(dirname(file), specifier)))
				.filter((imported) => !isThere(imported));
			problems.push(...missing.map((imported) => `${file} imports ${imported}, which is missing or empty`));
		} catch (error) {
			problems.push(`${file} cannot be parsed: ${messageOf(error).split("\n", 1)[0]}`);
		}
	}
	return problems;
}

/** Relative modules that a module imports statically. */
async function importsOf(code: string): Promise<string[]> {
	const { body } = await parseAstAsync(code);
	const sources = body.flatMap((node) =>
		node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration" || node.type === "ExportNamedDeclaration"
			? [node.source?.value]
			: [],
	);
	return sources.filter((source): source is string => typeof source === "string" && /^\.{1,2}\//.test(source));
}
