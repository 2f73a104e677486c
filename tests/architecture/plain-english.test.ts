import { describe, expect, it } from "vitest";
import { projectFiles, readLines } from "./tracked-files.ts";

/** Texts of other people, and words that programs have to recognize in them. */
const QUOTED =
	/^(?:tests\/(?:corpus|fixtures|fuzz|journeys\/seeds)\/|supabase\/seed\/scripts\/|tests\/bench\/analyzer\/tools\/|packages\/redaction\/src\/(?:ordinary|secret)-terms\.ts$|packages\/script-templates\/src\/(?:training\/styles\/|classifier\/(?:synonyms|topic-words)\.ts$)|pnpm-lock\.yaml$)|\.gen\.\w+$/;
/** Words of German that are British English, such as Analyse. */
const GERMAN = /\/messages\/(?:[\w-]+-)?de(?:\/[\w-]+)?\.ts$/;
const files = projectFiles().filter(
	(file) =>
		/\.(?:tsx?|mjs|sql|css|html|md)$/.test(file) &&
		!QUOTED.test(file) &&
		!GERMAN.test(file) &&
		!file.endsWith("plain-english.test.ts"),
);

/** British spellings; the project writes American English. */
const BRITISH =
	/\b(?:analys(?:ed?|ing)|(?:un)?authoris\w*|artefacts?|behaviours?|(?:un)?categoris\w*|centred?|colour(?:s|ed)|customis\w*|emphasis(?:e|ed|ing)|favour(?:s|ed|ites?)?|honours?|initialis\w*|labell(?:ed|ing)(?!by)|minimis\w*|modell(?:ed|ing)|neighbours?|normalis\w*|optimis(?:e|ed|ing|ation)|organis(?:e|ed|ing|ation)|recognis\w*|serialis\w*|specialis\w*|summaris\w*|synchronis\w*|travell\w*|utilis\w*|visualis\w*)\b/i;

/** Roundabout phrases, and names for which the field has a term. `docs/contributing.md` has the rule. */
const ROUNDABOUT = [
	/\b(?:MOST|LONGEST|LEAST)_[A-Z]/,
	/interval after Wilson/i,
	/a script from the street/i,
	/alarms mended/i,
	/\bsealed half\b/i,
	/\btelling text\b/i,
	/Loosen them/,
	/This is no warranty/,
	/the way of the data/i,
	/Discard it/,
	/Theme of the system/,
	/Close what is open/,
];

/**
 * Names in which this project used words of its own: told for reported, kept for stored, most for a maximum, answer for the
 * response to a request. The rule holds where code was
 * written or moved since it exists; other files follow when they are changed.
 */
const OWN_WORDS =
	/\b(?:const|let|readonly|function) (?:told|kept|most)\b|\b(?:told|kept|most)(?:: number|\?: | = )|\banswer = await\b/;
const FOLLOWS_OWN_WORDS =
	/^(?:packages\/(?:flow\/src\/(?:steps|tools)|hub-data\/src\/recordings|redaction|workspace\/src\/scaffold|core-types|loopback-server|worker-requests)|extension\/src\/(?:features\/install-scripts|page-addresses|page-secrets|platform\/storage|safe-text|script-library|userscript-api)|mfe-builder\/src\/editor\/step-views)\//;

/** A docstring of an export that begins with a riddle instead of the name of the thing. */
const RIDDLE = /\/\*\*(?:\n \*)? What (?:is|was|has|are|were) [^\n]*(?:\n \*[^\n]*)*?\s*\*\/\nexport /;

const findLines = (pattern: RegExp): string[] =>
	files.flatMap((file) =>
		readLines(file).flatMap((line, at) =>
			pattern.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 120)}`] : [],
		),
	);

/** Its table shows how to replace such phrases. */
const ALLOWED = "docs/contributing.md";

describe("names, screens, comments and documents", () => {
	it("are written in American English", () => {
		expect(findLines(BRITISH)).toEqual([]);
	});

	it.each(ROUNDABOUT)("use the field's term instead of %s", (phrase) => {
		expect(findLines(phrase).filter((line) => !line.startsWith(ALLOWED))).toEqual([]);
	});

	it("use the field's words in the names of code that was written or moved", () => {
		expect(findLines(OWN_WORDS).filter((line) => FOLLOWS_OWN_WORDS.test(line))).toEqual([]);
	});

	it("name in the docstring of an export what it is", () => {
		expect(files.filter((file) => RIDDLE.test(readLines(file).join("\n")))).toEqual([]);
	});
});

describe("the patterns", () => {
	it.each(["Analysing…", "the colours of a theme", "labelled red", "An authorised fetch"])("find %s", (text) => {
		expect(BRITISH.test(text)).toBe(true);
	});

	it.each(["analyses", "labeled", "emphasis", "color", "optimistic", "aria-labelledby"])("accept %s", (text) => {
		expect(BRITISH.test(text)).toBe(false);
	});

	it("find a docstring that does not name its thing", () => {
		expect(RIDDLE.test("/** What is left of it. */\nexport const a = 1;")).toBe(true);
		expect(RIDDLE.test("/**\n * What was said.\n * @returns it\n */\nexport function a() {}")).toBe(true);
		expect(RIDDLE.test("/** The rest. */\nexport const a = 1;")).toBe(false);
	});
});
