import type { BrowserModel } from "../engine/domain.ts";
import { hookAccessors, hookMember, hookPrototype } from "./hooks.ts";
import { hostTypes } from "./host-types.ts";

/** Browser and userscript manager, as far as they are modeled. */
export const browserModel: BrowserModel = {
	types: hostTypes,
	replaceMember: hookMember,
	defineOnWindow: hookAccessors,
	replaceOnPrototype: hookPrototype,
};
