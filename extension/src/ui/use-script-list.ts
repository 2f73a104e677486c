import type { ResponseOf } from "@scriptorium/shared-protocol/channel/define-message";
import { listScripts } from "@scriptorium/shared-protocol/extension-internal/list-scripts";
import { useCallback, useEffect, useState } from "react";
import type { PagePorts } from "../platform/page-ports.ts";
import { requestOptions } from "./request-options.ts";

export type ScriptList =
	| { readonly state: "loading" }
	| { readonly state: "failed" }
	| ({ readonly state: "ready" } & ResponseOf<typeof listScripts>);

/** The installed scripts, and a function that reloads them. `pageUrl` undefined: not known yet, so nothing is loaded. */
export function useScriptList(
	{ client }: PagePorts,
	pageUrl: string | null | undefined,
): { readonly list: ScriptList; readonly reload: () => Promise<void> } {
	const [list, setList] = useState<ScriptList>({ state: "loading" });
	const reload = useCallback(async () => {
		if (pageUrl === undefined) return;
		const answer = await client.request(listScripts, { pageUrl }, requestOptions);
		setList(answer.ok ? { state: "ready", ...answer.value } : { state: "failed" });
	}, [client, pageUrl]);
	useEffect(() => void reload(), [reload]);
	return { list, reload };
}
