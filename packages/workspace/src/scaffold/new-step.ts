import { addImport, camelCase, insertAt, type Scaffold, sentenceCase } from "./scaffold.ts";

const STEPS = "packages/flow/src/steps";
const VIEWS = "mfe-builder/src/editor/step-views/step-views.ts";

/** A kind of step that no recording has: its file and test, and its places in the lists of the flow and of the builder. */
export const newStep: Scaffold = {
	example: "notify",
	pattern: /^[a-z]+$/,
	make(id, read) {
		const name = camelCase(id);
		const list = `${STEPS}/step-list.ts`;
		const definitions = `${STEPS}/step-definitions.ts`;
		return [
			{ file: `${STEPS}/${id}.ts`, text: stepOf(name) },
			{ file: `${STEPS}/${id}.test.ts`, text: testOf(name) },
			{
				file: list,
				text: insertAt(
					read(list),
					'	custom: { category: "output" },\n',
					`	custom: { category: "output" },\n	${name}: { category: "output" },\n`,
				),
			},
			{
				file: definitions,
				text: insertAt(
					addImport(read(definitions), `import { ${name} } from "./${id}.ts";`),
					"	custom,\n};",
					`	custom,\n	${name},\n};`,
				),
			},
			{ file: VIEWS, text: read(VIEWS).replace(/\};\n$/, `${viewOf(name)}};\n`) },
		];
	},
	next: (id) =>
		`Write the test ${STEPS}/${id}.test.ts, then generate(). A kind that recordings have also needs an action: see click.ts. Choose category, icon and fields in step-list.ts and step-views.ts.`,
};

const stepOf = (name: string): string => `import { fails } from "../generate/step-code.ts";
import type { StepDefinition } from "./step-definition.ts";
import { unsupported } from "./tool-statements.ts";

export const ${name}: StepDefinition = {
	checks: [],
	checkExits: null,
	leavesPage: false,
	resumesByItself: () => false,
	generate: ({ label }) => fails(\`"\${label}" cannot be generated\`),
	toAction: () => null,
	alone: unsupported,
};
`;

const testOf = (name: string): string => `import { expect, it } from "vitest";
import { generateScript } from "../generate/generate-script.ts";
import { stepList } from "./step-list.ts";

it("writes what the step does", () => {
	const data = { label: "Step", category: stepList.${name}.category };
	const nodes = [{ id: "a", type: "${name}" as const, position: { x: 0, y: 0 }, data }];
	const generated = generateScript({ nodes, edges: [] }, { name: "Flow" }, "bookmarklet");
	expect(generated.ok ? generated.value.code : generated.error.message).toContain("${name}(");
});
`;

const viewOf = (name: string): string => `	${name}: {
		label: "${sentenceCase(name)}",
		about: "${sentenceCase(name)}",
		icon: Code,
		isInPalette: true,
		summary: elementAndValue,
		fields: [],
	},
`;
