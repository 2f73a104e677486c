import { javascript, type RuntimePart } from "../runtime-part.ts";
import { oneLine } from "./one-line.ts";
import { rowAround } from "./row-around.ts";
import { textWithin } from "./text-within.ts";

export const orByPlace: RuntimePart = {
	name: "orByPlace",
	needs: [oneLine, rowAround, textWithin],
	source: javascript`
// A target whose last selectors go by place alone: they are asked when the others have found nothing for a while.
// What they find has to be what was recorded: of its tag, still with one of the texts or attributes that told it
// from others, and in a row that says the same.
function orByPlace(selectors, byPlace, tag, says = [], row = null) {
	const has = (element, [name, value]) => {
		const said = element.getAttribute(name) || "";
		return oneLine(said) === value || said.split("?")[0] === value;
	};
	const isAlike = (element) => {
		if (tag && element.localName !== tag) return false;
		const text = oneLine(element.textContent);
		const isSaid = (saying) => (saying[0] === "text" ? text === saying[1] : has(element, saying));
		const isSilent = says.length === 0 && (text === "" || text.length > 80);
		if (tag && !isSilent && !says.some(isSaid)) return false;
		const around = row && rowAround(element);
		return !row || (around && (row[0] === "text" ? textWithin(around).includes(row[1]) : has(around, row)));
	};
	return { selectors, byPlace, isAlike };
}`,
};
