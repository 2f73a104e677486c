import type { HostType, Native } from "../../engine/domain.ts";
import { hiddenValue } from "../../engine/hidden-state.ts";
import { ANYTHING, anything, objectsOf, only } from "../../engine/value.ts";
import { elementMethods } from "./jquery-elements.ts";
import { eventMethods } from "./jquery-events.ts";
import { jQueryNative } from "./jquery-native.ts";
import { load } from "./jquery-requests.ts";

// biome-ignore format: a list of names
const SAME = ["form", "addClass", "removeClass", "toggleClass", "css", "hide", "show", "toggle", "fadeIn", "fadeOut", "slideUp", "slideDown", "remove", "empty", "first", "last", "eq", "filter", "not", "parent", "parents", "closest", "children", "siblings", "next", "prev", "end", "animate", "delay", "off", "focus", "blur", "appendTo", "prependTo", "insertAfter", "insertBefore", "clone", "scrollTop", "removeAttr", "detach", "stop", "wrap", "has", "contents"];

const formData: Native = (call) => call.machine.read("form", "jQuery.serialize", call.offset);
const same: Native = (call) => call.self;

/** The result of `$(…)`: elements with the methods of jQuery. */
export const jQueryType: HostType = {
	name: "JQuery",
	hasSinks: true,
	members: {
		...Object.fromEntries(SAME.map((name) => [name, { call: same }])),
		...elementMethods,
		...eventMethods,
		serialize: { call: formData },
		serializeArray: { call: formData },
		ready: { call: (call) => jQueryNative(call) },
		load: { call: load },
	},
	getOther: (_machine, self, key) => (key !== null && /^\d+$/.test(key) ? hiddenValue(self, "element") : ANYTHING),
	content: (machine, self, offset) =>
		anything(
			objectsOf(hiddenValue(self, "element")).flatMap(
				(element) => machine.get(only(element), "textContent", offset).taints,
			),
		),
};
