import { javascript, type RuntimePart } from "../runtime-part.ts";

export const oneLine: RuntimePart = {
	name: "oneLine",
	needs: [],
	source: javascript`
// A text without the blanks that browsers do not show.
function oneLine(text) {
	return text.replace(/\s+/g, " ").trim();
}`,
};
