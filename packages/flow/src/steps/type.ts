import { isSecretValue } from "@scriptorium/redaction/secret-value";
import * as z from "zod/mini";
import type { FlowNode } from "../document/flow-document.ts";
import { calls, type StepPlace } from "../generate/step-code.ts";
import { targetOf } from "../generate/step-target.ts";
import { actionSchema, text } from "../recording/action-fields.ts";
import { type RecordedTarget, recordedTarget } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { replaySelectors, replayTarget, ticksBox } from "../tools/devtools-recorder/replay-selectors.ts";
import type { ReplayStep } from "../tools/devtools-recorder/replay-steps.ts";
import type { ActionPart } from "../tools/import-note.ts";
import { actionsOn, noteVariables, SECRET } from "../tools/selenium-ide/side-action-parts.ts";
import { commandOn, withoutReads } from "../tools/selenium-ide/side-command-parts.ts";
import type { ReadableCommand } from "../tools/selenium-ide/side-project.ts";
import { decodeSideText, encodeSideText, isCarried } from "../tools/selenium-ide/side-text.ts";
import { type ActionContent, noAddress } from "./action-content.ts";
import { type ActionDefinition, noSideScript } from "./action-definition.ts";
import { needsSelector, needsValue } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { maskedParameters, parametersOf } from "./step-parameters.ts";
import { unreadable, withoutSelector } from "./step-problems.ts";

export const typeAction = actionSchema("type", {
	selector: recordedTarget,
	/** Value of the field afterwards; empty if masked. */
	value: text,
	/** The field was emptied first. */
	clear: z.boolean(),
	/** A secret, which was never read, or a value that the user hid afterwards. */
	masked: z.optional(z.boolean()),
});
type TypeAction = z.infer<typeof typeAction>;

export const type: StepDefinition<TypeAction> = {
	checks: [needsSelector("error"), needsValue],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => false,
	generate(data, place) {
		const target = targetOf(data);
		const parameters = parametersOf(maskedParameters, data);
		const { value = "" } = data;
		if (target === null) return withoutSelector(data);
		if (parameters === null || typeof value !== "string") return unreadable(data);
		if (parameters.masked) return { does: "nothing", because: "secret-value" };
		// Text is inserted at the caret of editable content, so that its formatting stays.
		const addition = data.target?.attributes.contenteditable === undefined ? { append: true } : { goOn: true };
		const then = isBeforeKey(place) ? { thenKey: true } : {};
		const options = { ...(data.clearFirst === false ? addition : {}), ...then };
		return calls({ part: "typeText", args: [target, { text: value }, { literal: options }] });
	},
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		if (selector === null) return null;
		const masked = parametersOf(maskedParameters, data)?.masked ? { masked: true } : {};
		const { value = "", clearFirst } = data;
		return { ...place, selector, type: "type", value: String(value), clear: clearFirst !== false, ...masked };
	},
};

const elementOf = (step: FlowNode | undefined): string => JSON.stringify([step?.data.selector, step?.data.frame]);

/** Whether the step after it presses a key in the same field. */
function isBeforeKey({ chain, at }: StepPlace): boolean {
	const next = chain[at + 1];
	return next?.type === "keypress" && elementOf(next) === elementOf(chain[at]);
}

export const typeContent: ActionContent<TypeAction> = {
	...noAddress,
	shown: ({ selector, value, masked }) => ({ selector: selector.primary, value: masked ? null : value }),
	targets: ({ selector }) => [selector],
	redact(action, { redactor, target }) {
		const isMasked = action.masked === true || isSecretValue(action.value) || redactor.hasSecret(action.value);
		return { ...action, ...(isMasked ? { value: "", masked: true } : {}), selector: target(action.selector) };
	},
	values: ({ masked, value }) => (masked || value === "" ? [] : [value]),
	withoutValue: (action) => ({ ...action, value: "", masked: true }),
};

export const typeInTools: ActionDefinition<TypeAction> = {
	...noSideScript,
	mapTexts: (action, change) => ({ ...action, value: change(action.value) }),
	toStep: ({ selector, value, clear, masked }) => ({
		type: "type",
		label: masked ? "Type (hidden)" : "Type",
		selector: selector.primary,
		target: selector,
		value,
		clearFirst: clear,
		parameters: masked ? { masked: true } : {},
	}),
	playwright(action, statement) {
		const value = action.masked ? statement.secret() : statement.text(action.value);
		const call = isAdded(action) ? "pressSequentially" : "fill";
		return [`await ${statement.on(action.selector)}.${call}(${value});`];
	},
	puppeteer(action, { on, onHandle, call, callWith, text: write, secret }) {
		const { selector, value, masked } = action;
		const typed = masked ? secret() : write(value);
		if (isAdded(action)) return onHandle(selector, `.type(${typed})`);
		if (masked) return on(selector, `.fill(${typed})`);
		if (isPutAtOnce(action)) return call("writeLines", on(selector), typed);
		if (isWrittenOver(action)) return call("writeOver", on(selector), typed);
		return value === "" ? callWith("clear", on(selector)) : on(selector, `.fill(${typed})`);
	},
	replay(action, { note, hasCaret }) {
		const selectors = replaySelectors(action.selector);
		if (action.masked) note("secret-value");
		if (isPutAtOnce(action)) {
			note("replaced");
			// The runner gives the focus to a field that it types into only.
			const clear: ReplayStep = { type: "change", selectors, value: hasCaret ? "" : " " };
			return [clear, insertText(action.value, !hasCaret)];
		}
		if (action.masked || !(hasCaret && isAdded(action))) {
			const write: ReplayStep = { type: "change", selectors, value: action.value };
			// The runner types only what is new after a text that stays, but at the beginning of editable content.
			return isWrittenOver(action) ? [{ ...write, value: "" }, write] : [write];
		}
		note("replaced");
		return [insertText(action.value)];
	},
	readReplay: {
		change: (step) =>
			ticksBox(step) ? null : { type: "type", selector: replayTarget(step.selectors), value: step.value, clear: true },
	},
	side(action, { secret, variables }) {
		// `value` is the field's whole text: an empty one needs the field to be cleared.
		const command = action.clear || action.value === "" ? "type" : "sendKeys";
		if (action.masked) return commandOn(action.selector, command, `\${${secret ?? "SECRET"}}`, ["secret-value"]);
		const isWhole = isCarried(withoutReads(action.value, variables)) && !isInLines(action);
		return commandOn(action.selector, command, encodeSideText(action.value), isWhole ? [] : ["replaced"]);
	},
	readSide: { type: readTyped, editContent: readTyped },
};

/** Whether a text is inserted at the caret of editable content, so that the formatting of the rest stays. */
const isAdded = ({ selector, clear }: TypeAction): boolean =>
	!clear && selector.attributes.contenteditable !== undefined;

/** Whether a text takes the place of other editable content. */
const isWrittenOver = ({ selector, clear, value }: TypeAction): boolean =>
	clear && value !== "" && selector.attributes.contenteditable !== undefined;

/** Whether a text has several lines and must not be typed: pages may submit on the Enter of a line break. */
const isInLines = ({ selector, value }: TypeAction): boolean =>
	selector.fingerprint?.tag === "textarea" && value.includes("\n");

/** Amounts with their currency and numbers with brackets, as masks of fields write them: "1.234,56 €", "(555) 123-4567". */
const MASK = /^(?=.*\d)(?=.*[\p{Sc}()])[\d\s\p{Sc}().,:/+-]+$/u;

/** Dates and times in text fields, whose parts many widgets edit one by one: "12/24/2023", "24.12.2023 18:30". */
const PARTS = /^\d{1,4}([/.-])\d{1,2}\1\d{2,4}(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?$/i;

/** Whether a text is put into its field at once: typed key by key, masks would rewrite it, and pages submit on line breaks. */
const isPutAtOnce = (action: TypeAction): boolean => isInLines(action) || (action.clear && hasMask(action));

function hasMask({ value, selector: { attributes } }: TypeAction): boolean {
	if (attributes.contenteditable !== undefined) return false;
	return MASK.test(value) || (PARTS.test(value) && (attributes.type ?? "text") === "text");
}

/** Inserts text at the caret, as a `change` step replaces all editable content. It is evaluated once, also where nothing has the focus. */
const insertText = (inserted: string, selects = false): ReplayStep => ({
	type: "waitForExpression",
	expression: `(${selects ? 'document.execCommand("selectAll"), ' : ""}document.execCommand("insertText", false, ${JSON.stringify(inserted)}), true)`,
});

function readTyped(command: ReadableCommand) {
	const value = decodeSideText(command.value);
	return actionsOn(command, (selector) => [typed(selector, value, true)], noteVariables(value));
}

/**
 * Makes an action that types a text.
 * @param selector the field
 * @param value a variable of our exports stands for a secret, which a run asks for
 * @param clear the field is emptied first
 */
export function typed(selector: RecordedTarget, value: string, clear: boolean): ActionPart {
	const isSecret = SECRET.test(value);
	return { type: "type", selector, value: isSecret ? "" : value, clear, ...(isSecret ? { masked: true } : {}) };
}
