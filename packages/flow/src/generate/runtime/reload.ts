import { javascript, type RuntimePart } from "../runtime-part.ts";

export const reload: RuntimePart = {
	name: "reload",
	needs: [],
	source: javascript`
// Loads the page anew; the script ends with it.
function reload() {
	location.reload();
	return new Promise(() => {});
}`,
};
