import { timeoutOf } from "../generate/step-target.ts";
import { type NavigateAction, navigateParameters, navigationOf } from "./navigate.ts";
import type { StepDefinition } from "./step-definition.ts";
import { parametersOf } from "./step-parameters.ts";
import { unreadable } from "./step-problems.ts";
import { unsupported } from "./tool-statements.ts";

/** Goes back one page. In recordings it is a `navigate` action, whose definition writes and reads it. */
export const back: StepDefinition<NavigateAction> = {
	checks: [],
	checkExits: null,
	leavesPage: false,
	resumesByItself: () => true,
	generate(data) {
		const parameters = parametersOf(navigateParameters, data);
		if (parameters === null) return unreadable(data);
		const { waitForLoad } = parameters;
		const notes = waitForLoad === undefined ? (["may-stop-after"] as const) : [];
		return {
			does: "calls",
			calls: [{ part: "travel", args: [{ literal: -1 }, ...timeoutOf(data)] }],
			leavesPage: waitForLoad === true,
			notes,
		};
	},
	toAction: ({ data }, place) => navigationOf(data, place, "back"),
	alone: {
		...unsupported,
		/** A recording has the address; a step made by hand leads to a page that is not known here. */
		replay({ data }, { note }) {
			if (data.url === undefined) note("no-such-step");
			return data.url === undefined;
		},
	},
};
