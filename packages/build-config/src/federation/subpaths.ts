import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readInstalled } from "./installed-version.ts";

/**
 * Every specifier a package offers through `"./<name>"` and `"./*": "./<folder>/*<ending>"` entries of its `exports`, style sheets
 * left out.
 * @returns for example `["@scriptorium/ui-kit/badge", "@scriptorium/ui-kit/button"]`
 */
export function packageSubpaths(packageName: string, fromDir: string): string[] {
	const { dir, manifest } = readInstalled(packageName, fromDir);
	const entries = exportEntries(manifest).filter(([, target]) => !target.endsWith(".css"));
	const names = entries.flatMap(([name, target]) =>
		target.includes("*") ? modulesOf(dir, target) : [name.replace(/^\.\//, "")],
	);
	return names.map((name) => `${packageName}/${name}`).sort();
}

function exportEntries(manifest: unknown): [name: string, target: string][] {
	if (typeof manifest !== "object" || manifest === null || !("exports" in manifest)) return [];
	const { exports } = manifest;
	if (typeof exports !== "object" || exports === null) return [];
	return Object.entries(exports).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

function modulesOf(dir: string, target: string): string[] {
	const [folder = "", ending = ""] = target.split("*");
	return readdirSync(join(dir, folder), { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => file.endsWith(ending) && !/\.test[.-]|^gallery\//.test(file))
		.map((file) => file.slice(0, -ending.length));
}
