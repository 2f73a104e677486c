import { javascript, type RuntimePart } from "../runtime-part.ts";
import { actOnKey } from "./act-on-key.ts";
import { findElement } from "./find-element.ts";
import { fire } from "./fire.ts";
import { focusAround } from "./focus-around.ts";

export const pressKey: RuntimePart = {
	name: "pressKey",
	needs: [actOnKey, findElement, fire, focusAround],
	source: javascript`
// Presses a key in an element, or where the focus is if the target is null. Held: ctrlKey, altKey, shiftKey,
// metaKey.
function pressKey(target, key, held = {}) {
	const focused = () => {
		let element = document.activeElement || document.body;
		while (element.shadowRoot && element.shadowRoot.activeElement) element = element.shadowRoot.activeElement;
		return element;
	};
	// Many pages still ask for the number of a key.
	const codes = { __proto__: null, Backspace: 8, Tab: 9, Enter: 13, Escape: 27, " ": 32, PageUp: 33, PageDown: 34 };
	Object.assign(codes, { End: 35, Home: 36, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Delete: 46 });
	const upper = /^[a-z0-9]$/i.test(key) ? key.toUpperCase() : "";
	const named = { __proto__: null, " ": "Space" }[key] || (key.length > 1 ? key : "");
	const code = upper ? (/\d/.test(upper) ? "Digit" : "Key") + upper : named;
	const keyCode = codes[key] || (upper ? upper.charCodeAt(0) : 0);
	const isWritten = (key.length === 1 || key === "Enter") && !held.ctrlKey && !held.altKey && !held.metaKey;
	const charCode = key === "Enter" ? 13 : key.charCodeAt(0);
	return Promise.resolve(target ? findElement(target, { mayBeHidden: true }) : focused()).then((element) => {
		if (target && !element.contains(element.getRootNode().activeElement)) focusAround(element);
		const init = Object.assign({ key, code, keyCode, which: keyCode }, held);
		const send = (type, more) => fire(element, "KeyboardEvent", type, Object.assign({}, init, more));
		const isFree = send("keydown") && (!isWritten || send("keypress", { charCode, keyCode: charCode, which: charCode }));
		const acts = isFree && (isWritten || key === "Tab");
		return Promise.resolve(acts ? actOnKey(element, key, held.shiftKey) : undefined).then(() => send("keyup"));
	});
}`,
};
