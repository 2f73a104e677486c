import { javascript, type RuntimePart } from "../runtime-part.ts";
import { findElement } from "./find-element.ts";
import { fire } from "./fire.ts";
import { focusAround } from "./focus-around.ts";

export const selectOptions: RuntimePart = {
	name: "selectOptions",
	needs: [findElement, fire, focusAround],
	source: javascript`
// Chooses the options of a list with some values, or else labels, and no others. Waits for options that are yet to
// come.
function selectOptions(target, values) {
	const optionOf = (list, value) => {
		const options = [...(list.options || [])];
		return options.find((option) => option.value === value) || options.find((option) => option.label === value);
	};
	const problemOf = (list) => (values.every((value) => optionOf(list, value)) ? null : "Option not found");
	return findElement(target, { problemOf, mayBeHidden: true }).then((list) => {
		focusAround(list);
		const chosen = values.map((value) => optionOf(list, value));
		for (const option of list.options) option.selected = chosen.includes(option);
		fire(list, "Event", "input", { cancelable: false });
		fire(list, "Event", "change", { cancelable: false, composed: false });
	});
}`,
};
