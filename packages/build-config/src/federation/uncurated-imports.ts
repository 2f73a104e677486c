import { parseSync } from "vite";
import { findSingleton, sharedSingletons } from "./shared-singletons.ts";

/**
 * Finds imports of a remote from shared packages that the shell does not provide. At run time such a name would be
 * `undefined`, or a second copy of the package would be loaded.
 * @returns one sentence per problem
 */
export function uncuratedImports(file: string, source: string): string[] {
	const { module, errors } = parseSync(file, source);
	if (errors.length > 0) return [`${file} cannot be read: ${errors[0]?.message}`];
	const statics = module.staticImports.flatMap(({ moduleRequest, entries }) => {
		const values = entries.filter((entry) => !entry.isType);
		// `import type` leaves nothing behind; an import for its effect alone counts as the whole module.
		if (entries.length > 0 && values.length === 0) return [];
		if (entries.length === 0) return problemsOf(file, moduleRequest.value, ["*"]);
		return problemsOf(
			file,
			moduleRequest.value,
			values.map(({ importName }) => importName.name ?? nameOfKind(importName.kind)),
		);
	});
	const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
		const specifier = /^(["'])(.*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2];
		return specifier ? problemsOf(file, specifier, ["*"]) : [];
	});
	return [...statics, ...dynamics];
}

const nameOfKind = (kind: string) => (kind === "Default" ? "default" : "*");

function problemsOf(file: string, specifier: string, names: readonly string[]): string[] {
	const singleton = findSingleton(specifier);
	if (!singleton)
		return isForeignPart(specifier) ? [`${file}: ${specifier} is not shared; only its package's listed parts are`] : [];
	const { names: curated } = singleton;
	if (curated === "all") return [];
	return names
		.filter((name) => !curated.includes(name))
		.map((name) => `${file}: ${name === "*" ? "all" : name} of ${specifier} is not in the list of shared names`);
}

/** Another entry of a shared package: it would load a second copy. */
function isForeignPart(specifier: string): boolean {
	const packages = [...sharedSingletons.map(({ packageName }) => packageName), "react-router", "@tanstack/query-core"];
	return packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}
