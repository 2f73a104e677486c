import { syncUserScripts } from "@scriptorium/shared-protocol/extension-internal/sync-user-scripts";
import { useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "./request-options.ts";

/** The browser tells nobody when its switch is flipped: looked at this often, in milliseconds, while the page is seen. */
const LOOK_EVERY_MS = 500;

/** Whether userscripts may run, kept up to date; a change is passed on to the worker, which registers the scripts. */
export function useUserScriptsAllowed({ client, isUserScriptsAllowed }: PagePorts): boolean {
	const [allowed, setAllowed] = useState(isUserScriptsAllowed);
	useEffect(() => {
		const look = (): void => {
			if (document.visibilityState === "visible") setAllowed(isUserScriptsAllowed());
		};
		const timer = setInterval(look, LOOK_EVERY_MS);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [isUserScriptsAllowed]);
	useEffect(() => {
		if (allowed) void client.request(syncUserScripts, {}, requestOptions);
	}, [allowed, client]);
	return allowed;
}
