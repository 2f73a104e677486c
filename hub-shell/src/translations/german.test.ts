import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

type Tree = string | ((...slots: unknown[]) => string) | readonly Tree[] | { readonly [key: string]: Tree };

/** Kind of each text by its path: types force the same keys, but not the same number of items in a list. */
function shapeOf(tree: Tree, path = ""): string[] {
	if (typeof tree === "string") return [`${path}: ${tree.trim() === "" ? "empty" : "text"}`];
	if (typeof tree === "function") return [`${path}: function`];
	return Object.entries(tree).flatMap(([key, value]) => shapeOf(value as Tree, `${path}.${key}`));
}

const translations = globSync("{hub-shell/src,mfe-*/src,packages/*/src}/**/messages/{de,*-de}.ts", { cwd: root });

test("there are translations of shell, home and explore", () => {
	expect(translations.length).toBeGreaterThan(15);
});

test.each(translations)("%s has the same texts as the English module beside it", async (file) => {
	const { de } = (await import(join(root, file))) as { de: Tree };
	const { en } = (await import(join(root, file.replace(/de\.ts$/, "en.ts")))) as { en: Tree };
	expect(shapeOf(de)).toEqual(shapeOf(en));
});

test("every translation is loaded by the application that shows it", () => {
	const loaded = globSync(
		["{hub-shell,mfe-catalogue}/src/translations/german*.ts", "packages/ui-kit/src/german/*.ts"],
		{ cwd: root },
	)
		.filter((file) => !file.includes(".test."))
		.map((file) => readFileSync(join(root, file), "utf8"));
	const paths = loaded.join("\n").matchAll(/from "([^"]+[/-])de(?:\.ts)?"/g);
	const ends = [...paths].map(([, path = ""]) =>
		path.replace(/^(?:\.\.\/|@scriptorium\/)+/, "").replace(/^[^/]+?\/(?=search|categories)/, ""),
	);
	// The catalog of a part that is loaded later has both languages.
	const withCatalog = (file: string) => existsSync(join(root, file.replace(/de\.ts$/, "catalog.ts")));
	const missing = translations.filter(
		(file) => !withCatalog(file) && !ends.some((end) => file.replace(/de\.ts$/, "").endsWith(end)),
	);
	expect(missing).toEqual([]);
});
