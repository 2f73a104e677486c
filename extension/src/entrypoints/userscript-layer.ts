import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { createLayer } from "../features/run-userscripts/page/create-layer.ts";
import { sendFromUserScript } from "../platform/user-script-messages.ts";

// The worker reads this file and puts its text first in every userscript with grants, in that script's own world.
export default defineUnlistedScript(() => {
	if ("scriptorium" in globalThis) return; // another script shares this world
	Object.defineProperty(globalThis, "scriptorium", { value: createLayer(sendFromUserScript), configurable: true });
});
