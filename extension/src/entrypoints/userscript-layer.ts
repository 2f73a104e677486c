import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { define, withoutPrototypes } from "../features/run-userscripts/page/built-ins.ts";
import { createLayer } from "../features/run-userscripts/page/create-layer.ts";
import { sendFromUserScript } from "../platform/user-script-messages.ts";

// The worker reads this file and puts its text first in every userscript with grants. Where scripts share a world, the
// first one makes the layer and nobody can replace it; the property is locked.
export default defineUnlistedScript(() => {
	if (Object.getOwnPropertyDescriptor(window, "scriptorium")?.configurable === false) return;
	const layer = createLayer((type, payload, failed) => sendFromUserScript(type, payload, withoutPrototypes, failed));
	define(window, "scriptorium", layer, "locked");
});
