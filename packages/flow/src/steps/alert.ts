import { writeTemplate } from "../generate/source-text.ts";
import { textOfExpression } from "../tools/selenium-ide/side-expression.ts";
import { decodeSideText, encodeSideText } from "../tools/selenium-ide/side-text.ts";
import { needsMessage } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { unsupported } from "./tool-statements.ts";

export const alert: StepDefinition = {
	checks: [needsMessage],
	checkExits: null,
	leavesPage: false,
	resumesByItself: () => false,
	generate: ({ message = "" }) => ({ does: "says", how: "alert", message }),
	toAction: () => null,
	alone: {
		...unsupported,
		script({ data: { message = "" } }, { writer, page }) {
			writer.add(`${page}.once("dialog", (dialog) => dialog.accept());`);
			writer.add(`await ${page}.evaluate((message) => alert(message), ${writeTemplate(message)});`);
			return true;
		},
		side({ data: { message = "" } }, { push, expression }) {
			push("runScript", encodeSideText(`alert(${expression(message)});`));
			push("acceptAlert");
			return true;
		},
		readSide: {
			runScript({ target }) {
				const [, expression] = /^alert\((.+)\);?$/s.exec(decodeSideText(target)) ?? [];
				const message = expression === undefined ? null : textOfExpression(expression);
				return message === null ? null : { is: "step", type: "alert", data: { label: "Alert", message } };
			},
		},
	},
};
