import type { HeapObject, HostType, Machine, Value } from "../engine/domain.ts";
import { lazyPart, setHidden } from "../engine/hidden-state.ts";
import { ANYTHING, join, NOTHING, only } from "../engine/value.ts";
import { elementType } from "./element-type.ts";
import { DOCUMENT_MEMBERS, isVendorName, NODE_MEMBERS } from "./member-names.ts";

/** What a property of the document may be: a form, of which the text is nothing that a script sends. */
export const namedFormType: HostType = {
	name: "NamedForm",
	parent: elementType,
	members: {},
	content: () => NOTHING,
};

/** Names that authors give to forms. */
const NAME = /^(?!undefined$|null$)[A-Za-z][\w-]{0,40}$/;

/**
 * The form with a name, as a property of the document: `document.login`. The page can give the document properties, too.
 *
 * @param machine - The run.
 * @param document - A document.
 * @param name - A property of it that is not modeled.
 * @returns `NOTHING` for members that documents have in browsers.
 */
export function namedForm(machine: Machine, document: HeapObject, name: string): Value {
	const isMember = NODE_MEMBERS.has(name) || DOCUMENT_MEMBERS.has(name) || isVendorName(name);
	if (isMember || !NAME.test(name)) return NOTHING;
	const form = lazyPart(document, `form ${name}`, () => {
		const made = machine.host("NamedForm", document.offset);
		setHidden(made, "selector", only(`form[name=${name}]`));
		return only(made);
	});
	return join(form, ANYTHING);
}
