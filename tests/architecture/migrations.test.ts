import { describe, expect, it } from "vitest";
import { projectFiles, readLines } from "./tracked-files.ts";

const migrations = projectFiles().filter((file) => /^supabase\/migrations\/\d+_\w+\.sql$/.test(file));

/** Names of functions, with their schema, that are created more than once. */
function findRepeated(texts: readonly string[]): string[] {
	const names = texts.flatMap((text) =>
		[...text.matchAll(/^\s*create\s+(?:or\s+replace\s+)?function\s+([\w.]+)\s*\(/gim)].map(([, name]) => name ?? ""),
	);
	return names.filter((name, place) => names.indexOf(name) !== place);
}

/** Lines that change a definition instead of stating it: by its text, its name or its schema. */
function findPatches(lines: readonly string[]): string[] {
	return lines.filter(
		(line) =>
			/pg_get_(?:function|view|constraint|index|trigger)def/i.test(line) ||
			/^\s*alter\s+function\b.*\b(?:rename\s+to|set\s+schema)\b/i.test(line),
	);
}

describe("migrations", () => {
	it("define each function once: a changed one moves to the migration that changes it", () => {
		expect(migrations.length).toBeGreaterThan(0);
		expect(findRepeated(migrations.map((file) => readLines(file).join("\n")))).toEqual([]);
	});

	it.each(migrations)("%s states definitions as they are", (file) => {
		expect(findPatches(readLines(file))).toEqual([]);
	});

	it("are recognized when they repeat or patch a function", () => {
		const first = "create function private.is_new(value text) returns boolean";
		expect(findRepeated([first, "create or replace function private.is_new (value text, other text)"])).toEqual([
			"private.is_new",
		]);
		expect(findRepeated([first, "create function public.is_new(value text)"])).toEqual([]);
		expect(
			findPatches([
				"	execute replace(pg_get_functiondef('private.is_new(text)'::regprocedure), '1', '2');",
				"alter function private.is_new(text) rename to is_old;",
				"alter function private.is_new(text) set statement_timeout = '30s';",
			]),
		).toHaveLength(2);
	});
});
