import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/;
const CREATES_ICONS = /\/createLucideIcon\.m?js$/;
const LEAN = resolve(import.meta.dirname, "../../../ui-kit/src/icon-element.ts");
const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;

/**
 * Lets the icons of lucide-react be made by `ui-kit/src/icon-element.ts`, and imports each from a module of its own: through the
 * module of all icons, every part of an application depends on those of all others.
 * @returns the plugin
 */
export function leanIcons(): Plugin {
	let modules: ReadonlyMap<string, string> | null = null;
	return {
		name: "scriptorium:lean-icons",
		apply: "build",
		enforce: "pre",
		resolveId: (id, importer) => (importer && CREATES_ICONS.test(id) && ICON.test(importer) ? LEAN : undefined),
		async transform(code, id) {
			if (!code.includes("lucide-react") || id.includes("/node_modules/")) return undefined;
			if (modules === null) {
				const found = await this.resolve("lucide-react", id);
				if (!found) return undefined;
				modules = modulesOfIcons(readFileSync(found.id.replace(/\/dist\/.*$/, "/dist/esm/lucide-react.mjs"), "utf8"));
			}
			return { code: importedAlone(code, modules), map: null };
		},
	};
}

/**
 * Finds the module that each exported icon is defined in.
 * @param source the module of all icons
 * @returns name of an icon to name of its module; most icons have several names
 */
export function modulesOfIcons(source: string): ReadonlyMap<string, string> {
	const exports = source.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
	return new Map(
		[...exports].flatMap(([, names = "", module = ""]) =>
			[...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, module] as const),
		),
	);
}

/**
 * Replaces imports from the module of all icons by imports of single ones; types are left out, other names stay.
 * @param code a module
 * @param modules of `modulesOfIcons`
 * @returns the code
 */
export function importedAlone(code: string, modules: ReadonlyMap<string, string>): string {
	return code.replace(NAMED_IMPORT, (_statement, names: string) => {
		const wanted = names.split(",").map((name) => name.trim());
		const values = wanted.filter((name) => name !== "" && !name.startsWith("type "));
		return values
			.map((value) => {
				const [name = "", local = name] = value.split(/\s+as\s+/);
				const module = modules.get(name);
				return module
					? `import ${local} from "lucide-react/icons/${module}";`
					: `import { ${value} } from "lucide-react";`;
			})
			.join(" ");
	});
}
