import type { Redactor } from "@scriptorium/redaction/redact-text";
import type { LabelsOf } from "@scriptorium/selectors/field-labels";
import { attribute, baseOf, controlsOf, tagOf } from "@scriptorium/selectors/intact-dom";
import { pageAnalysisLimits as limits, type PageForm } from "@scriptorium/shared-protocol/page-analysis";
import type { Deadline } from "../../../page-secrets/deadline.ts";
import type { Submission } from "../domain/data-flows.ts";
import { reportAddress } from "../domain/report-address.ts";
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

/** Maximum number of controls that are read per form. */
const MAX_CONTROLS = 1000;

/** A form without its selector: selectors are generated last, as they may take longest. */
interface FormFacts {
	readonly form: HTMLFormElement;
	readonly description: Omit<PageForm, "selector">;
	readonly targets: readonly Omit<Submission, "source">[];
}

/** Describes forms with their fields and the addresses they are submitted to. */
export function readForms(forms: readonly HTMLFormElement[], reader: FormReader): FormReading {
	const { redactor, deadline } = reader;
	const facts: FormFacts[] = [];
	let isCut = forms.length > limits.forms;
	for (const form of forms.slice(0, limits.forms)) {
		if (deadline.isOver()) break;
		const controls = firstControls(form);
		const inputs = controls.filter((control) => isField(readElement(control)) || tagOf(control).includes("-"));
		isCut ||= controls.length === MAX_CONTROLS || inputs.length > limits.fields;
		const fields: PageForm["fields"] = [];
		for (const field of inputs.slice(0, limits.fields)) {
			if (deadline.isOver()) break;
			fields.push(readField(field, reader));
			isCut ||= field instanceof HTMLSelectElement && field.options.length > limits.options;
		}
		const action = addressOf(form, "action", redactor);
		const method = methodOf(attribute(form, "method"));
		facts.push({
			form,
			description: { action, method, fields },
			targets: targetsOf(controls, action, method, redactor),
		});
	}
	const described = facts.map((one) => ({ ...one, selector: reader.selectorOf(one.form).selector }));
	return {
		forms: described.map(({ description, selector }) => ({ ...description, selector })),
		submissions: described.flatMap(({ targets, selector }) =>
			targets.map((target) => ({ source: selector, ...target })),
		),
		isCut,
	};
}

/** The address a form is submitted to, and those of buttons that override it. */
function targetsOf(
	controls: readonly Element[],
	action: string | null,
	method: PageForm["method"],
	redactor: Redactor,
): FormFacts["targets"] {
	const targets = new Map<string, FormFacts["targets"][number]>();
	const add = (target: string | null, by: PageForm["method"]): void => {
		// The method `dialog` sends nothing.
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
	const count = Math.min(controls.length, MAX_CONTROLS);
	return Array.from({ length: count }, (_, at) => controls.item(at)).filter((control) => control !== null);
}

/** A form without an action is submitted to its own page (HTML, "form submission algorithm"). */
function addressOf(element: Element, name: string, redactor: Redactor): string | null {
	const written = (attribute(element, name) ?? "").trim();
	return reportAddress(written === "" ? location.href : written, redactor, baseOf(element));
}

function methodOf(written: string | null): PageForm["method"] {
	const method = written?.trim().toLowerCase();
	return method === "post" || method === "dialog" ? method : "get";
}
