import { javascript, type RuntimePart } from "../runtime-part.ts";

export const setValue: RuntimePart = {
	name: "setValue",
	needs: [],
	source: javascript`
// Sets the value of a field with the setter of its class: frameworks such as React put one of their own on the
// field itself, which would hide from them that somebody has typed.
function setValue(field, value) {
	let owner = Object.getPrototypeOf(field);
	while (!Object.getOwnPropertyDescriptor(owner, "value")) owner = Object.getPrototypeOf(owner);
	Object.getOwnPropertyDescriptor(owner, "value").set.call(field, value);
}`,
};
