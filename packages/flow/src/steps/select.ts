import * as z from "zod/mini";
import { calls } from "../generate/step-code.ts";
import { targetOf } from "../generate/step-target.ts";
import { actionSchema, text } from "../recording/action-fields.ts";
import { recordedTarget } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { replaySelectors } from "../tools/devtools-recorder/replay-selectors.ts";
import type { ImportNoteCode } from "../tools/import-note.ts";
import { actionsOn, noteVariables } from "../tools/selenium-ide/side-action-parts.ts";
import { commandOn, withoutReads } from "../tools/selenium-ide/side-command-parts.ts";
import type { ActionParts } from "../tools/selenium-ide/side-parts.ts";
import type { ReadableCommand } from "../tools/selenium-ide/side-project.ts";
import { decodeSideText, encodeSideText, isCarried } from "../tools/selenium-ide/side-text.ts";
import { type ActionContent, noAddress } from "./action-content.ts";
import { type ActionDefinition, noSideScript } from "./action-definition.ts";
import { needsSelector, needsValue } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { maskedParameters, parametersOf } from "./step-parameters.ts";
import { withoutSelector } from "./step-problems.ts";

export const selectAction = actionSchema("select", {
	selector: recordedTarget,
	/** Values of the chosen options; one unless `isMultiple`. */
	value: z.union([text, z.array(text).check(z.maxLength(1000))]),
	isMultiple: z.boolean(),
	/** The user hid the choice: the value is empty. */
	masked: z.optional(z.boolean()),
});
type SelectAction = z.infer<typeof selectAction>;

export const select: StepDefinition<SelectAction> = {
	checks: [needsSelector("error"), needsValue],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => false,
	generate(data) {
		const target = targetOf(data);
		if (target === null) return withoutSelector(data);
		if (parametersOf(maskedParameters, data)?.masked) return { does: "nothing", because: "secret-value" };
		return calls({ part: "selectOptions", args: [target, { texts: [data.value ?? ""].flat() }] });
	},
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		if (selector === null) return null;
		const { value = "" } = data;
		const isMultiple = data.parameters?.isMultiple === true;
		const chosen = typeof value === "string" || isMultiple ? value : (value[0] ?? "");
		const masked = parametersOf(maskedParameters, data)?.masked ? { masked: true } : {};
		return { ...place, selector, type: "select", value: chosen, isMultiple, ...masked };
	},
};

export const selectContent: ActionContent<SelectAction> = {
	...noAddress,
	shown: ({ selector, value, masked }) => ({
		selector: selector.primary,
		value: masked ? null : [value].flat().join(", "),
	}),
	targets: ({ selector }) => [selector],
	redact(action, { redactor, target }) {
		const isMasked = action.masked === true || [action.value].flat().some((value) => redactor.hasSecret(value));
		const masked = isMasked ? { value: Array.isArray(action.value) ? [] : "", masked: true } : {};
		return { ...action, ...masked, selector: target(action.selector) };
	},
	values: ({ masked, value }) => (masked ? [] : [value].flat().filter((each) => each !== "")),
	withoutValue: (action) => ({ ...action, value: action.isMultiple ? [] : "", masked: true }),
};

export const selectInTools: ActionDefinition<SelectAction> = {
	...noSideScript,
	mapTexts: (action, change) => ({
		...action,
		value: typeof action.value === "string" ? change(action.value) : action.value.map(change),
	}),
	toStep: ({ selector, value, isMultiple, masked }) => ({
		type: "select",
		label: masked ? "Select (hidden)" : "Select",
		selector: selector.primary,
		target: selector,
		value,
		parameters: { isMultiple, ...(masked ? { masked: true } : {}) },
	}),
	playwright({ selector, value, masked }, { on, text: write, secret }) {
		const chosen = typeof value === "string" ? write(value) : `[${value.map(write).join(", ")}]`;
		return [`await ${on(selector)}.selectOption(${masked ? secret() : chosen});`];
	},
	puppeteer({ selector, value, masked }, { on, onHandle, text: write, secret }) {
		if (masked) return on(selector, `.fill(${secret()})`);
		const values = [value].flat();
		const [first] = values;
		if (first !== undefined && values.length === 1) return on(selector, `.fill(${write(first)})`);
		return onHandle(selector, `.select(${values.map(write).join(", ")})`);
	},
	replay({ selector, value, masked }, { note }) {
		if (masked) note("secret-value");
		const [first = "", ...more] = [value].flat();
		if (more.length > 0) note("replaced");
		return [{ type: "change", selectors: replaySelectors(selector), value: first }];
	},
	// A choice is a `change` step as well, which nothing tells from a typed text.
	readReplay: {},
	side({ selector, value, isMultiple, masked }, { secret, variables }) {
		if (masked) return commandOn(selector, "select", `value=\${${secret ?? "SECRET"}}`, ["secret-value"]);
		const values = [value].flat();
		// Earlier choices stay selected.
		const isWhole = values.every((one) => isCarried(withoutReads(one, variables)));
		const each = values.map((one) =>
			commandOn(selector, isMultiple ? "addSelection" : "select", `value=${encodeSideText(one)}`),
		);
		return {
			commands: each.flatMap(({ commands }) => commands),
			notes: [
				...each.flatMap(({ notes }) => notes),
				...(isMultiple || values.length !== 1 || !isWhole ? (["replaced"] as const) : []),
			],
		};
	},
	readSide: {
		select: (command) => readSelection(command, false),
		addSelection: (command) => readSelection(command, true),
	},
};

function readSelection(command: ReadableCommand, isMultiple: boolean): ActionParts {
	const option = decodeSideText(command.value);
	const [, by = "label", written = option] = /^(id|value|label|index)=([\s\S]*)$/.exec(option) ?? [];
	// The value of an option is known only in the page.
	if (by === "index" || by === "id") return { actions: [], notes: ["unknown-step"] };
	const chosen = by === "label" ? written.replace(/^(?:mostly-equals|exact|regexp|glob):/, "") : written;
	const notes: ImportNoteCode[] = [...(by === "label" ? (["replaced"] as const) : []), ...noteVariables(chosen)];
	const value = isMultiple ? [chosen] : chosen;
	return actionsOn(command, (selector) => [{ type: "select", selector, value, isMultiple }], notes);
}
