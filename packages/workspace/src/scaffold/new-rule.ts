import { addImport, camelCase, insertAt, type Scaffold, sentenceCase } from "./scaffold.ts";

const RULES = "packages/script-analyzer/src/rules";

/** A rule of the security rating: module, test, documentation, and its place in the list. */
export const newRule: Scaffold = {
	example: "clipboard-theft",
	pattern: /^[a-z]+(?:-[a-z]+)*$/,
	make(id, read) {
		const name = camelCase(id);
		const list = `${RULES}/rule-list.ts`;
		return [
			{ file: `${RULES}/${id}.ts`, text: ruleOf(id, name) },
			{ file: `${RULES}/${id}.test.ts`, text: testOf(id, name) },
			{ file: `${RULES}/${id}.md`, text: documentOf(id) },
			{
				file: list,
				text: insertAt(
					addImport(read(list), `import { ${name} } from "./${id}.ts";`),
					"	checkedInPart,\n];",
					`	${name},\n	checkedInPart,\n];`,
				),
			},
		];
	},
	next: (id) =>
		`Write the first sample in ${RULES}/${id}.test.ts, then check(). At the end: npm run build:rules-version, as the catalog is rated again.`,
};

const ruleOf = (id: string, name: string): string => `import type { Rule } from "./rule.ts";

export const ${name}: Rule = {
	id: "${id}",
	title: "${sentenceCase(id)}",
	catches: "One sentence for the list of rules.",
	severity: "medium",
	advice: "One sentence for the author of a script with the finding.",
	check: () => [],
};
`;

const testOf = (id: string, name: string): string => `import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { ${name} } from "./${id}.ts";

describe("${id}", () => {
	test.each([["the danger", ["medium 5"], userscript(["match https://shop.example/*"], "danger();")]])(
		"finds %s",
		(_title, expected, code) => {
			expect(findIn(${name}, code)).toEqual(expected);
		},
	);

	test.each([["what looks like it", userscript(["match https://shop.example/*"], "harmless();")]])(
		"does not mind %s",
		(_title, code) => {
			expect(findIn(${name}, code)).toEqual([]);
		},
	);
});
`;

const documentOf = (id: string): string => `# ${sentenceCase(id)}

Rule \`${id}\`.

**Catches.** …

\`\`\`js
danger();
\`\`\`

**Why it matters.** …

**What to do.** …

**What it does not catch.** …
`;
