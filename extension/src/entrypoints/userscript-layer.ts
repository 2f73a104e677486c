import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { createLayer } from "../features/run-userscripts/page/create-layer.ts";
import { sendFromUserScript } from "../platform/user-script-messages.ts";

// Injected as the first source of every userscript with grants, into that script's own world.
export default defineUnlistedScript(() => {
	Object.defineProperty(globalThis, "scriptorium", { value: createLayer(sendFromUserScript), configurable: true });
});
