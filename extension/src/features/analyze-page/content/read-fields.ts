import type { Redactor } from "@scriptorium/redaction/redact-text";
import { accessibleName } from "@scriptorium/selectors/accessible-name";
import { roleOf } from "@scriptorium/selectors/element-role";
import type { LabelsOf } from "@scriptorium/selectors/field-labels";
import { attribute, tagOf } from "@scriptorium/selectors/intact-dom";
import { type FormField, pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";
import { isHiddenField, isSecretField } from "../../../page-secrets/field-secrets.ts";

export interface FieldReader {
	readonly redactor: Redactor;
	readonly includeValues: boolean;
	readonly labelsOf: LabelsOf;
}

/** Describes a field; its value only when requested, and never for hidden and secret fields. */
export function readField(field: Element, { redactor, includeValues, labelsOf }: FieldReader): FormField {
	const isSecret = isSecretField(field);
	const text = (name: string, longest: number) => redactor.text(attribute(field, name), longest);
	const mayInclude = includeValues && !isSecret && !isHiddenField(field);
	return {
		name: text("name", limits.name),
		type: typeOf(field, redactor),
		label: nameOf(field, redactor, labelsOf),
		required: attribute(field, "required") !== null || attribute(field, "aria-required") === "true",
		value: mayInclude ? heldBy(field, redactor) : null,
		placeholder: text("placeholder", limits.text),
		options: isSecret ? [] : optionsOf(field, redactor),
	};
}

/** Accessible name of an element, redacted. */
export const nameOf = (element: Element, redactor: Redactor, labelsOf: LabelsOf): string =>
	redactor.text(accessibleName(element, roleOf(element), labelsOf), limits.text);

/** The `type` property of a field; the tag for custom elements. */
export function typeOf(field: Element, redactor: Redactor): string {
	const isBuiltIn =
		field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
	return isBuiltIn ? field.type : redactor.text(tagOf(field), limits.name);
}

function heldBy(field: Element, redactor: Redactor): string | null {
	if (field instanceof HTMLInputElement) {
		if (field.type === "file" || field.type === "password") return null;
		const isTicked = !["checkbox", "radio"].includes(field.type) || field.checked;
		return isTicked ? redactor.text(field.value, limits.text) : "";
	}
	const holds = field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
	return holds ? redactor.text(field.value, limits.text) : null;
}

function optionsOf(field: Element, redactor: Redactor): FormField["options"] {
	if (!(field instanceof HTMLSelectElement)) return [];
	// Lists may have hundreds of thousands of options.
	const count = Math.min(field.options.length, limits.options);
	return Array.from({ length: count }, (_, at) => field.options[at]).flatMap((option) =>
		option === undefined
			? []
			: {
					value: redactor.text(option.value, limits.text),
					label: redactor.text(attribute(option, "label") || option.text, limits.text),
				},
	);
}
