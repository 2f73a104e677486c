import type { Rolldown } from "vite";

/** The shell's module that every page loads once it is painted; see `hub-shell/src/main.ts`. */
export const START_MODULE = "src/start/start-page.tsx";

type Group = Rolldown.CodeSplittingGroup;
/** The part of the bundler's context that is read here. */
interface ModuleGraph {
	getModuleInfo(id: string): {
		readonly importedIds: readonly string[];
		readonly importers: readonly string[];
		readonly dynamicImporters: readonly string[];
	} | null;
}

/**
 * Creates the group of the modules that an application starts with: one file, where the bundler would make one for each module that a
 * later part uses as well.
 * @param start absolute path of the module that imports the others
 * @returns a group for the rest that no other group takes
 */
export const startChunk = (start: string) => commonChunk("start", [start]);

/**
 * Creates a chunk of the modules that all of several modules import. The bundler would make a chunk for each set of importers.
 * @param name of the chunk
 * @param users absolute paths of these importers; an indirect import counts
 * @returns a group for the rest that no other group takes
 */
export function commonChunk(name: string, users: readonly string[]) {
	let needed: readonly ReadonlySet<string>[] | null = null;
	return {
		debugName: name,
		name(id: string, graph: ModuleGraph): string | null {
			needed ??= users.map((user) => closureOf(user, graph));
			return needed.length > 0 && needed.every((modules) => modules.has(id)) ? name : null;
		},
	} satisfies Group;
}

/**
 * Creates a chunk of the English texts of a screen. The bundler would make a chunk for each of them, because the module that adds their
 * translation imports them as well.
 * @param name of the chunk
 * @param screen absolute path of the module of the screen
 * @returns a group for texts that no other group takes
 */
export function textsChunk(name: string, screen: string) {
	let imported: ReadonlySet<string> | null = null;
	return {
		debugName: name,
		test: /\/messages\/(?:[\w-]+-)?en\.ts$/,
		name(id: string, graph: ModuleGraph): string | null {
			imported ??= closureOf(screen, graph);
			return imported.has(id) ? name : null;
		},
	} satisfies Group;
}

/**
 * Creates a chunk of the modules that a screen has in common with parts that are loaded later, and with no other first screen. The bundler
 * would make a chunk for each set of importers. The chunk never imports the screen: the later parts also need every module that its
 * modules import, so those are in this chunk or in one of the first screens.
 * @param name of the chunk
 * @param screen absolute path of the module of the screen
 * @param firstScreens absolute paths of the screens whose modules stay where they are
 * @returns a group for the rest that no other group takes
 */
export function laterPartsChunk(name: string, screen: string, firstScreens: readonly string[]) {
	let mine: ReadonlySet<string> | null = null;
	let others: readonly ReadonlySet<string>[] = [];
	return {
		debugName: name,
		// Otherwise the chunk would also contain modules of another first screen, which would then have to load it.
		includeDependenciesRecursively: false,
		name(id: string, graph: ModuleGraph): string | null {
			if (mine === null) {
				mine = closureOf(screen, graph);
				others = firstScreens.filter((other) => other !== screen).map((other) => closureOf(other, graph));
			}
			if (id === screen || !mine.has(id) || others.some((modules) => modules.has(id))) return null;
			return isUsedApart(id, screen, graph) ? name : null;
		},
	} satisfies Group;
}

/** Whether a module is also needed by a part that is loaded without the screen. */
function isUsedApart(module: string, screen: string, graph: ModuleGraph): boolean {
	const above = new Set([module]);
	for (const id of above) {
		if (id === screen) continue;
		const info = graph.getModuleInfo(id);
		if (info !== null && info.dynamicImporters.length > 0) return true;
		for (const importer of info?.importers ?? []) above.add(importer);
	}
	return false;
}

/** The index of the icons imports every icon, also those that only later parts use. The bundler keeps each with its users. */
const ICONS = "/lucide-react/";

/** Lists a module and everything that it imports statically, directly or indirectly, except icons. */
function closureOf(module: string, graph: ModuleGraph): ReadonlySet<string> {
	const found = new Set([module]);
	for (const id of found) {
		for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
			if (!imported.includes(ICONS)) found.add(imported);
	}
	return found;
}
