import { variablesIn } from "../document/variable-text.ts";
import { fails } from "../generate/step-code.ts";
import { addTyped } from "../generate/typed-lines.ts";
import type { DataPart } from "../tools/selenium-ide/side-parts.ts";
import { decodeSideText, encodeSideText } from "../tools/selenium-ide/side-text.ts";
import { finding, isBlank } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";

export const custom: StepDefinition = {
	checks: [({ code }) => (isBlank(code) ? finding("missing-code", "error", "is missing JavaScript code") : null)],
	checkExits: null,
	leavesPage: false,
	resumesByItself: () => false,
	generate({ label, code = "" }, { readCustomCode }) {
		if (code.trim() === "") return fails(`"${label}" is missing JavaScript code`);
		const read = readCustomCode(code);
		if (!read.ok) return fails(`"${label}" has JavaScript code that cannot be read: ${read.message}`);
		return { does: "custom", custom: read.value };
	},
	toAction: () => null,
	alone: {
		/** The code gets the variables, and may change them. */
		script({ code }, { writer, inside: { page, parameters } }) {
			if (code.does !== "custom") return false;
			const { names } = code.custom;
			writer.block(
				`Object.assign(variables, await ${page}.evaluate(async (${parameters}) => {`,
				() => {
					const opening = `await (async (${names.length === 0 ? "" : `{ ${names.join(", ")} }`}) => {`;
					addTyped(writer, opening, code.custom, `})(${names.length === 0 ? "" : "variables"});`);
					writer.add("return variables;");
				},
				"}, variables));",
			);
			return true;
		},
		side({ code }, { push, call, note }) {
			if (code.does !== "custom") return false;
			note("replaced");
			const written = call(code.custom, `{\n${code.custom.code}\n}`);
			if (code.custom.isAsync) push("executeAsyncScript", encodeSideText(`return ${written};`));
			else push("runScript", encodeSideText(`${written};`));
			return true;
		},
		replay({ code }, { evaluate, note }) {
			if (code.does !== "custom" || code.custom.names.length > 0 || variablesIn(code.custom.code).length > 0)
				return false;
			evaluate(`(async () => { await (async () => {\n${code.custom.code}\n})(); return true; })()`);
			note("replaced");
			return true;
		},
		readSide: {
			executeScript: ({ target, value }) => (decodeSideText(value) === "" ? readCode(target) : null),
			runScript: ({ target }) => readCode(target),
		},
	},
};

/** Code reads variables by their names. */
function readCode(target: string): DataPart | null {
	const code = decodeSideText(target);
	if (code.trim() === "") return null;
	const data = { label: "Script", code: code.replaceAll(/\$\{([^{}]+)\}/g, "$1") };
	return { is: "step", type: "custom", data };
}
