import { syncUserScripts } from "@scriptorium/shared-protocol/extension-internal/sync-user-scripts";
import { useEffect, useState } from "react";
import type { PagePorts } from "../platform/page-ports.ts";
import { requestOptions } from "./request-options.ts";

/** Polling interval in milliseconds while the page is visible, as browsers send no event when their switch changes. */
const LOOK_EVERY_MS = 500;

/** Tracks whether userscripts may run; after a change the worker registers the scripts. */
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
