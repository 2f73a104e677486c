import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { define, withoutPrototypes } from "../features/run-userscripts/page/built-ins.ts";
import { createLayer } from "../features/run-userscripts/page/create-layer.ts";
import { connectToWorker } from "../platform/user-script-connection.ts";
import { callFromUserScript, sendFromUserScript } from "../platform/user-script-messages.ts";

// The worker prepends this file to every userscript with grants. Where scripts share a world, the first one creates the
// layer; the property is locked, so that no script can replace it.
export default defineUnlistedScript(() => {
	if (Object.getOwnPropertyDescriptor(window, "scriptorium")?.configurable === false) return;
	const layer = createLayer(
		(type, payload, failed) => sendFromUserScript(type, payload, withoutPrototypes, failed),
		(type, payload, done, failed) => callFromUserScript(type, payload, withoutPrototypes, done, failed),
		(name, received, closed) => connectToWorker(name, withoutPrototypes, received, closed),
	);
	define(window, "scriptorium", layer, "locked");
});
