import { type NavigateAction, navigationOf } from "./navigate.ts";
import type { StepDefinition } from "./step-definition.ts";
import { unsupported } from "./tool-statements.ts";

/** Loads the page again. In recordings it is a `navigate` action, whose definition writes and reads it. */
export const reload: StepDefinition<NavigateAction> = {
	checks: [],
	checkExits: null,
	leavesPage: true,
	resumesByItself: () => true,
	generate: () => ({ does: "calls", calls: [{ part: "reload", args: [] }], leavesPage: true }),
	toAction: ({ data }, place) => navigationOf(data, place, "reload"),
	alone: {
		...unsupported,
		/** A recording has the address; a step made by hand leads to a page that is not known here. */
		replay({ data }, { evaluate }) {
			if (data.url === undefined) evaluate(RELOAD);
			return data.url === undefined;
		},
	},
};

/** The runner evaluates an expression until it is true, on the new page again: it must not reload that one, too. */
const RELOAD = `((key) => {
	const before = sessionStorage.getItem(key);
	if (before === null) {
		sessionStorage.setItem(key, String(performance.timeOrigin));
		location.reload();
	}
	const isNew = before !== null && before !== String(performance.timeOrigin) && document.readyState === "complete";
	if (isNew) sessionStorage.removeItem(key);
	return isNew;
})("reloaded")`;
