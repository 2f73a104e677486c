import { fieldKind } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";

/** Records boxes, choices and files by what they became, whatever they were changed with. */
export function watchChoices(recorder: PageRecorder, signal: AbortSignal): void {
	window.addEventListener(
		"change",
		(event) => {
			const element = recorder.elementFor(event);
			if (element instanceof HTMLSelectElement) {
				const values = [...element.selectedOptions].map(({ value }) => value);
				const value = element.multiple ? values : (values[0] ?? "");
				recorder.add(
					{ type: "select", selector: recorder.describe(element), value, isMultiple: element.multiple },
					element,
				);
			} else if (element instanceof HTMLInputElement && fieldKind(element) === "checkable") {
				recorder.add({ type: "check", selector: recorder.describe(element), checked: element.checked });
			} else if (element instanceof HTMLInputElement && fieldKind(element) === "file") {
				const files = [...(element.files ?? [])].map(({ name }) => name.slice(0, 400));
				recorder.add({ type: "upload", selector: recorder.describe(element), files: files.slice(0, 100) });
			}
		},
		{ capture: true, signal },
	);
}
