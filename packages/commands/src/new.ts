import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import type { Scaffold } from "@scriptorium/workspace/scaffold/scaffold";
import { scaffolds } from "@scriptorium/workspace/scaffold/scaffolds";

const [kind = "", id = ""] = process.argv.slice(2);
const scaffold: Scaffold | undefined = Object.hasOwn(scaffolds, kind)
	? scaffolds[kind as keyof typeof scaffolds]
	: undefined;
if (scaffold === undefined) throw new Error(`npm run new <${Object.keys(scaffolds).join("|")}> <id>`);
if (!scaffold.pattern.test(id)) throw new Error(`An id like ${scaffold.example} is expected instead of "${id}".`);

const made = scaffold.make(id, (file) => readFileSync(join(rootFolder, file), "utf8"));
const [first] = made;
if (first !== undefined && existsSync(join(rootFolder, first.file))) throw new Error(`${first.file} exists already.`);
for (const { file, text } of made) {
	mkdirSync(dirname(join(rootFolder, file)), { recursive: true });
	writeFileSync(join(rootFolder, file), text);
	console.log(file);
}
// Imports are sorted by the formatter.
const formatted = await runNode(
	join(rootFolder, "node_modules/@biomejs/biome/bin/biome"),
	["check", "--write", ...made.map(({ file }) => file).filter((file) => !file.endsWith(".md"))],
	{ cwd: rootFolder },
);
if (formatted.code !== 0) throw new Error(formatted.output);
console.log(scaffold.next(id));
