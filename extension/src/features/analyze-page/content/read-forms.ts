import type { Redactor } from "@scriptorium/redaction/redact-text";
import type { LabelsOf } from "@scriptorium/selectors/field-labels";
import { attribute, baseOf, controlsOf, tagOf } from "@scriptorium/selectors/intact-dom";
import { pageAnalysisLimits as limits, type PageForm } from "@scriptorium/shared-protocol/page-analysis";
import type { Deadline } from "../../../library/page-secrets/deadline.ts";
import type { Submission } from "../domain/data-flows.ts";
import { tellAddress } from "../domain/tell-address.ts";
import { isButton, isField, readElement } from "./element-kinds.ts";
import { readField } from "./read-fields.ts";
import type { WrittenSelectors } from "./write-selectors.ts";

export interface FormReading {
	readonly forms: readonly PageForm[];
	readonly submissions: readonly Submission[];
	readonly isCut: boolean;
}

export interface FormReader {
	readonly redactor: Redactor;
	readonly includeValues: boolean;
	readonly labelsOf: LabelsOf;
	readonly selectorOf: (element: Element) => WrittenSelectors;
	readonly deadline: Deadline;
}

/** Controls of one form that are looked at; more of them are not for people. */
const MOST_CONTROLS = 1000;

/** A form without its selector: those are found when all else is read, as they may take the longest. */
interface FormFacts {
	readonly form: HTMLFormElement;
	readonly told: Omit<PageForm, "selector">;
	readonly targets: readonly Omit<Submission, "source">[];
}

/** Describes forms with the fields that belong to them, and where each sends what is in it. */
export function readForms(forms: readonly HTMLFormElement[], reader: FormReader): FormReading {
	const { redactor, deadline } = reader;
	const facts: FormFacts[] = [];
	let isCut = forms.length > limits.forms;
	for (const form of forms.slice(0, limits.forms)) {
		if (deadline.isOver()) break;
		const controls = firstControls(form);
		const inputs = controls.filter((control) => isField(readElement(control)) || tagOf(control).includes("-"));
		isCut ||= controls.length === MOST_CONTROLS || inputs.length > limits.fields;
		const fields: PageForm["fields"] = [];
		for (const field of inputs.slice(0, limits.fields)) {
			if (deadline.isOver()) break;
			fields.push(readField(field, reader));
			isCut ||= field instanceof HTMLSelectElement && field.options.length > limits.options;
		}
		const action = addressOf(form, "action", redactor);
		const method = methodOf(attribute(form, "method"));
		facts.push({ form, told: { action, method, fields }, targets: targetsOf(controls, action, method, redactor) });
	}
	const told = facts.map((one) => ({ ...one, selector: reader.selectorOf(one.form).selector }));
	return {
		forms: told.map(({ told: form, selector }) => ({ ...form, selector })),
		submissions: told.flatMap(({ targets, selector }) => targets.map((target) => ({ source: selector, ...target }))),
		isCut,
	};
}

/** Where a form sends its fields, and where its buttons send the same fields instead. */
function targetsOf(
	controls: readonly Element[],
	action: string | null,
	method: PageForm["method"],
	redactor: Redactor,
): FormFacts["targets"] {
	const targets = new Map<string, FormFacts["targets"][number]>();
	const add = (target: string | null, by: PageForm["method"]): void => {
		// What closes a dialog goes nowhere.
		if (target !== null && by !== "dialog") targets.set(`${by} ${target}`, { target, method: by });
	};
	add(action, method);
	for (const button of controls.filter((control) => isButton(readElement(control)))) {
		const [target, by] = [attribute(button, "formaction"), attribute(button, "formmethod")];
		if (target === null && by === null) continue;
		add(target === null ? action : addressOf(button, "formaction", redactor), by === null ? method : methodOf(by));
	}
	return [...targets.values()];
}

function firstControls(form: HTMLFormElement): Element[] {
	const controls = controlsOf(form);
	const count = Math.min(controls.length, MOST_CONTROLS);
	return Array.from({ length: count }, (_, at) => controls.item(at)).filter((control) => control !== null);
}

/** Without an address a form is sent to its own page (HTML, "form submission algorithm"). */
function addressOf(element: Element, name: string, redactor: Redactor): string | null {
	const written = (attribute(element, name) ?? "").trim();
	return tellAddress(written === "" ? location.href : written, redactor, baseOf(element));
}

function methodOf(written: string | null): PageForm["method"] {
	const method = written?.trim().toLowerCase();
	return method === "post" || method === "dialog" ? method : "get";
}
