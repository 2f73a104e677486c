import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { listDecisions } from "@scriptorium/workspace/build/list-decisions";
import { describe, expect, it } from "vitest";
import { projectFiles, readLines, root } from "./tracked-files.ts";

const documents = projectFiles().filter((file) => file.endsWith(".md") && existsSync(join(root, file)));

describe("the documents", () => {
	it("link only to files that exist", () => {
		const broken = documents.flatMap((document) =>
			[
				...readLines(document)
					.join("\n")
					.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g),
			]
				.map(([, target]) => target ?? "")
				.filter((target) => !existsSync(join(root, dirname(document), target)))
				.map((target) => `${document}: ${target}`),
		);
		expect(broken).toEqual([]);
	});

	it("name, in the coverage of the specification, only folders and tests that exist", () => {
		const named = [
			...readLines("docs/spec-coverage.md")
				.join("\n")
				.matchAll(/`([^`\s]+\/[^`\s]*)`/g),
		].map(([, path]) => path ?? "");
		const files = named.filter((path) => !path.startsWith("/"));
		expect(files.length).toBeGreaterThan(20);
		expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
	});

	it("describe each package once, in packages/README.md", () => {
		const described = readLines("packages/README.md").flatMap((line) => /^\| \[`([\w-]+)`\]/.exec(line)?.[1] ?? []);
		const packages = projectFiles().flatMap((file) => /^packages\/([\w-]+)\/package\.json$/.exec(file)?.[1] ?? []);
		expect(described.toSorted()).toEqual(packages.toSorted());
	});

	it("have an index of all decisions (`npm run build:decisions`)", () => {
		expect(readLines("docs/decisions/README.md").join("\n")).toBe(listDecisions());
	});

	// A padded table changes in every row when one cell becomes longer.
	it("have tables without padding", () => {
		const padded = documents.flatMap((document) => {
			let isCode = false;
			return readLines(document).flatMap((line, at) => {
				if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
				return !isCode && /^\s*\|.*\|\s*$/.test(line) && /[^|\s] {2,}\||\| {2,}[^|\s]|-{4,}/.test(line)
					? [`${document}:${at + 1}`]
					: [];
			});
		});
		expect(padded).toEqual([]);
	});

	it("mention no machine, account or workplace", () => {
		const marks = /(?<![\w-])\/(root|home|Users)\/|localhost:\d{5}|127\.0\.0\.1:\d{5}/;
		expect(documents.filter((document) => readLines(document).some((line) => marks.test(line)))).toEqual([]);
	});
});
