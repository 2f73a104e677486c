import { existsSync } from "node:fs";
import { join } from "node:path";
import { kitFiles, partsOf } from "../vite/kit-parts.ts";
import { installedVersion, rangeFor } from "./installed-version.ts";
import { findSingleton, type SharedSingleton, sharedSingletons } from "./shared-singletons.ts";
import { packageSubpaths } from "./subpaths.ts";

/** Parts of ui-kit in the file that every page has: shared at once, where each would otherwise be a request of its own. */
const FIRST_KIT_FILE = partsOf(kitFiles[0], "^@scriptorium/ui-kit/", "(?:/|$)");

/**
 * Source of the shell's module `virtual:shared-singletons`: `sharedModules`, the shared map of the federation runtime, and
 * `sharedVersions`, package to version, which the check before loading reads.
 */
export function sharedMapModule(shellDir: string): string {
	const shares = sharedSingletons.map((singleton, index) => shareSource(singleton, index, shellDir));
	return `${shares.map(({ head }) => head).join("\n")}
const share = (version, range, how) => ({ version, scope: "default", shareConfig: { singleton: true, requiredVersion: range }, ...how });
export const sharedModules = {
${shares.map(({ entries }) => entries).join("\n")}
};
`;
}

/**
 * Source of the module `virtual:server-shares` of the shell's server build: `serverShares`, import specifier to module. All names
 * are there, because no visitor loads them.
 */
export function serverSharesModule(shellDir: string): string {
	const ids = sharedSingletons.flatMap(({ id, packageName }) =>
		id.endsWith("/") ? packageSubpaths(packageName, shellDir) : [id],
	);
	const imports = ids.flatMap((id, index) => {
		const own = ownModule(findSingleton(id), shellDir);
		const replaced = own ? [`import { ${own.names.join(", ")} } from ${JSON.stringify(own.module)};`] : [];
		return [`import * as m${index} from ${JSON.stringify(id)};`, ...replaced];
	});
	const entries = ids.map((id, index) => {
		const own = ownModule(findSingleton(id), shellDir);
		return `${JSON.stringify(id)}: ${own ? `{ ...m${index}, ${own.names.join(", ")} }` : `m${index}`},`;
	});
	return `${imports.join("\n")}\nexport const serverShares = {\n${entries.join("\n")}\n};\n`;
}

/** Source of `virtual:shared-versions`. Its own module: the check must not pull the shared packages in. */
export function sharedVersionsModule(shellDir: string): string {
	return `export const sharedVersions = ${JSON.stringify(sharedVersions(shellDir), null, 1)};\n`;
}

/** Shared package to the version that the shell gives to remotes. */
export function sharedVersions(shellDir: string): Record<string, string> {
	const versions = sharedSingletons.map(({ packageName }) => [packageName, installedVersion(packageName, shellDir)]);
	return Object.fromEntries(versions);
}

/** The module that the shell has in the place of some names of a package; shells of tests have none. */
function ownModule(singleton: SharedSingleton | undefined, shellDir: string): SharedSingleton["own"] {
	const module = join(shellDir, singleton?.own?.module ?? "");
	return singleton?.own && existsSync(module) ? { names: singleton.own.names, module } : undefined;
}

function shareSource(singleton: SharedSingleton, index: number, shellDir: string) {
	const { id, packageName, names } = singleton;
	const version = installedVersion(packageName, shellDir);
	const entry = (key: string, how: string) =>
		`${JSON.stringify(key)}: share(${JSON.stringify(version)}, ${JSON.stringify(rangeFor(version))}, ${how}),`;
	if (id.endsWith("/")) {
		const parts = packageSubpaths(packageName, shellDir).map((key, part) => {
			const name = `m${index}_${part}`;
			return FIRST_KIT_FILE.test(key)
				? {
						head: `import * as ${name} from ${JSON.stringify(key)};`,
						entries: entry(key, `{ lib: () => ${name}, loaded: true }`),
					}
				: { head: "", entries: entry(key, `{ get: () => import(${JSON.stringify(key)}).then((m) => () => m) }`) };
		});
		return {
			head: parts.map(({ head }) => head).join("\n"),
			entries: parts.map(({ entries }) => entries).join("\n"),
		};
	}
	if (names === "all") {
		return {
			head: `import * as m${index} from ${JSON.stringify(id)};`,
			entries: entry(id, `{ lib: () => m${index}, loaded: true }`),
		};
	}
	const own = ownModule(singleton, shellDir);
	const isOwn = (name: string) => own?.names.includes(name) ?? false;
	const locals = (wanted: readonly string[]) => wanted.map((name) => `${name} as m${index}_${name}`).join(", ");
	const picked = names.map((name) => `${name}: m${index}_${name}`);
	const ownHead = own ? `import { ${locals(own.names)} } from ${JSON.stringify(own.module)};` : "";
	return {
		head: `${ownHead}\nimport { ${locals(names.filter((name) => !isOwn(name)))} } from ${JSON.stringify(id)};`,
		entries: entry(id, `{ lib: () => ({ ${picked.join(", ")} }), loaded: true }`),
	};
}
