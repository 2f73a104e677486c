import type { Patches } from "./create-patches.ts";
import type { ElementDescriber, FieldNames } from "./describe-elements.ts";
import type { ChangeRecord } from "./record-changes.ts";

/**
 * Notes which form fields the script reads and fills. The text of this function is sent to pages: it refers to nothing outside of
 * itself.
 * @param patches of `createPatches`
 * @param describe of `createDescriber`
 * @param changes where filled fields are counted
 * @param limit of the list
 * @returns the fields that were read, secret ones first
 */
export function watchFields(patches: Patches, describe: ElementDescriber, changes: ChangeRecord, limit: number) {
	const reads = new Map<Element, FieldNames>();
	/** Buttons hold no input of a person. */
	const WITHOUT_INPUT = /^(?:button|submit|reset|image)$/;
	const isField = (value: unknown): value is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
		(value instanceof HTMLInputElement && !WITHOUT_INPUT.test(value.type)) ||
		value instanceof HTMLSelectElement ||
		value instanceof HTMLTextAreaElement;
	/** A field that the script made itself, for example to copy a text, is none of the page. */
	const isOfPage = (field: Element): boolean => field.isConnected && !changes.isAdded(field);
	const read = (field: unknown): void => {
		if (!isField(field) || reads.has(field) || reads.size >= 500 || !isOfPage(field)) return;
		reads.set(field, describe.fieldOf(field));
	};
	const filled = (field: unknown, name: string, value: unknown): void => {
		if (!isField(field) || !isOfPage(field)) return;
		const text = `${name}=${String(value)}`.slice(0, 200);
		changes.addChange("form-values", field, () => text, describe.fieldOf(field));
	};
	const [input, area, select, option] = [
		HTMLInputElement.prototype,
		HTMLTextAreaElement.prototype,
		HTMLSelectElement.prototype,
		HTMLOptionElement.prototype,
	];
	const properties: readonly (readonly [object, readonly string[]])[] = [
		[input, ["value", "checked", "valueAsNumber", "valueAsDate", "files"]],
		[area, ["value"]],
		[select, ["value", "selectedIndex", "selectedOptions"]],
	];
	for (const [holder, names] of properties) {
		for (const name of names) {
			patches.accessor(holder, name, {
				read,
				before: (self) => (self as Record<string, unknown>)[name],
				written(self, _value, before) {
					const now = (self as Record<string, unknown>)[name];
					if (now !== before) filled(self, name, now);
				},
			});
		}
	}
	const selectOf = (self: unknown): unknown => (self instanceof HTMLOptionElement ? self.closest("select") : null);
	patches.accessor(option, "selected", {
		read: (self) => read(selectOf(self)),
		before: (self) => (self as HTMLOptionElement).selected,
		written(self, _value, before) {
			const { selected, text } = self as HTMLOptionElement;
			if (selected !== before) filled(selectOf(self), "selected", text);
		},
	});
	for (const holder of [input, area])
		patches.method(holder, "setRangeText", (self) => () => filled(self, "value", (self as HTMLInputElement).value));
	for (const name of ["stepUp", "stepDown"])
		patches.method(input, name, (self) => () => filled(self, "value", (self as HTMLInputElement).value));
	patches.method(HTMLFormElement.prototype, "reset", (self) => {
		for (const field of (self as HTMLFormElement).querySelectorAll("input, textarea, select"))
			filled(field, "value", "");
	});
	patches.construction("FormData", ([form]) => {
		if (form instanceof HTMLFormElement)
			for (const field of form.querySelectorAll("input, textarea, select")) read(field);
	});
	/** A click of the script on a check box changes it without a setter. */
	const checkOf = (target: unknown): { readonly box: HTMLInputElement; readonly was: boolean } | null => {
		const label = target instanceof Element ? target.closest("label") : null;
		const box = target instanceof HTMLInputElement ? target : label?.control;
		return box instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(box.type) ? { box, was: box.checked } : null;
	};
	const clicked = (self: unknown) => {
		const found = checkOf(self);
		return () => {
			if (found !== null && found.box.checked !== found.was) filled(found.box, "checked", found.box.checked);
		};
	};
	patches.method(HTMLElement.prototype, "click", clicked);
	patches.method(EventTarget.prototype, "dispatchEvent", (self, [event]) =>
		event instanceof Event && event.type === "click" ? clicked(self) : undefined,
	);
	return {
		/** A command of the script changed the field that has the focus. */
		edited(): void {
			const field = document.activeElement;
			if (isField(field)) filled(field, "value", field.value);
		},
		reads(): FieldNames[] {
			return [...reads.values()]
				.toSorted((one, other) => Number(other.isSecret) - Number(one.isSecret))
				.slice(0, limit);
		},
	};
}
