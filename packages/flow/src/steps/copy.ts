import type { StepData } from "../document/flow-document.ts";
import { writeTemplate } from "../generate/source-text.ts";
import { calls } from "../generate/step-code.ts";
import { encodeSideText } from "../tools/selenium-ide/side-text.ts";
import type { StepDefinition } from "./step-definition.ts";
import { unsupported } from "./tool-statements.ts";

const textOf = ({ value = "" }: StepData): string => [value].flat().join("\n");

export const copy: StepDefinition = {
	checks: [],
	checkExits: null,
	leavesPage: false,
	resumesByItself: () => false,
	generate: (data) => calls({ part: "copyText", args: [{ text: textOf(data) }] }),
	toAction: () => null,
	alone: {
		...unsupported,
		/** A page in an automated browser may not write to the clipboard, but for what is selected in it. */
		script({ data }, { writer, page }) {
			writer.add(`await ${page}.evaluate((text) => {`);
			writer.add('	const field = document.body.appendChild(document.createElement("textarea"));');
			writer.add("	field.value = text;");
			writer.add("	field.select();");
			writer.add('	document.execCommand("copy");');
			writer.add("	field.remove();");
			writer.add(`}, ${writeTemplate(textOf(data))});`);
			return true;
		},
		side({ data }, { push, expression, note }) {
			note("replaced");
			const lines = [
				'const field = document.body.appendChild(document.createElement("textarea"));',
				`field.value = ${expression(textOf(data))};`,
				'field.select(); document.execCommand("copy"); field.remove();',
			];
			push("runScript", encodeSideText(lines.join("\n")));
			return true;
		},
	},
};
