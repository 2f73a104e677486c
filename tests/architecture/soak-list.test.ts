import { basename } from "node:path";
import { expect, it } from "vitest";
import { soakOnlyFiles } from "../soak-only.ts";
import { projectFiles, readLines } from "./tracked-files.ts";

const specs = projectFiles().filter((file) => /^tests\/journeys\/[^/]+\.spec\.ts$/.test(file));
const document = readLines("docs/contributing.md");
const beginning = document.indexOf("### What only the soak run executes");
const listed = new Set(
	document
		.slice(
			beginning,
			document.findIndex((line, at) => at > beginning && line.startsWith("## ")),
		)
		.filter((line) => line.startsWith("|"))
		.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([a-z-]+)`/g)].map(([, name]) => name)),
);

it("the list of what only the soak run executes has each file of journeys that leaves something to it, and no other", () => {
	const tagged = specs.filter((file) => readLines(file).some((line) => line.includes('tag: "@soak"')));
	expect([...listed].sort()).toEqual(tagged.map((file) => basename(file, ".spec.ts")).sort());
});

it("files that only the soak run executes exist", () => {
	const files = new Set(projectFiles());
	expect(Object.keys(soakOnlyFiles).filter((file) => !files.has(file))).toEqual([]);
});
