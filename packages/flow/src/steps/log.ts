import { writeTemplate } from "../generate/source-text.ts";
import { decodeSideText, encodeSideText } from "../tools/selenium-ide/side-text.ts";
import { needsMessage } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";

export const log: StepDefinition = {
	checks: [needsMessage],
	checkExits: null,
	leavesPage: false,
	resumesByItself: () => true,
	generate: ({ message = "" }) => ({ does: "says", how: "console.log", message }),
	toAction: () => null,
	alone: {
		script({ data: { message = "" } }, { writer }) {
			writer.add(`console.log(${writeTemplate(message)});`);
			return true;
		},
		side({ data: { message = "" } }, { push, text }) {
			push("echo", encodeSideText(text(message)));
			return true;
		},
		replay({ data }, replay) {
			const message = replay.valueOf(data.message ?? "");
			if (message === null) return false;
			replay.evaluate(`(console.log(${JSON.stringify(message)}), true)`);
			return true;
		},
		readSide: {
			echo: ({ target }) => ({
				is: "step",
				type: "log",
				data: { label: "Log", message: decodeSideText(target) },
			}),
		},
	},
};
