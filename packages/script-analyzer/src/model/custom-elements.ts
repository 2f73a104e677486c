import type { HeapObject, Machine } from "../engine/domain.ts";
import { ANYTHING, objectsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";

const REACTIONS = ["connectedCallback", "attributeChangedCallback", "disconnectedCallback", "adoptedCallback"];

/** `customElements`: a defined class is instantiated and inserted into the page at once. */
export function customElementRegistry(machine: Machine): HeapObject {
	const registry = machine.make(-1);
	registry.setProp(
		"get",
		machine.native("get", () => ANYTHING),
	);
	registry.setProp(
		"whenDefined",
		machine.native("whenDefined", () => ANYTHING),
	);
	registry.setProp(
		"define",
		machine.native("define", (call) => {
			const instance = machine.construct(argument(call, 1), [], call.offset);
			for (const made of objectsOf(instance)) {
				for (const name of REACTIONS) {
					for (const callback of objectsOf(made.proto?.props.get(name) ?? UNDEFINED)) {
						machine.defer({
							callback,
							self: instance,
							args: [ANYTHING, ANYTHING, ANYTHING],
							trigger: machine.trigger,
							repeated: false,
						});
					}
				}
			}
			return UNDEFINED;
		}),
	);
	return registry;
}
