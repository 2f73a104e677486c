import { javascript, type RuntimePart } from "../runtime-part.ts";
import { waitFor } from "./wait-for.ts";

export const withDialogs: RuntimePart = {
	name: "withDialogs",
	needs: [waitFor],
	source: javascript`
// Answers the dialogs that a step opens, in their order, instead of a person. Then the page has the browser's own
// again.
function withDialogs(answers, step) {
	const waiting = [...answers];
	const own = { alert: window.alert, confirm: window.confirm, prompt: window.prompt };
	for (const type of Object.keys(own)) {
		window[type] = (message, preset = "") => {
			if (waiting.length === 0 || waiting[0].type !== type) return own[type].call(window, message, preset);
			const { accept, answer = preset } = waiting.shift();
			return { alert: undefined, confirm: accept, prompt: accept ? String(answer) : null }[type];
		};
	}
	return step()
		.then(() => waitFor(() => (waiting.length === 0 ? true : null), 5000))
		.then((done) => {
			if (done === null) throw new Error("Dialog not shown: " + waiting[0].type);
		})
		.finally(() => Object.assign(window, own));
}`,
};
