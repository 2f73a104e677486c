import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { getRunRequest, listRunTabs } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import { useCallback, useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";

export type RunRequest = PayloadOf<typeof getRunRequest.response>;
export type RunTabs = PayloadOf<typeof listRunTabs.response>["tabs"];

export interface RunRequestState {
	/** Null while it is loaded. */
	readonly request: RunRequest | "gone" | null;
	readonly tabs: RunTabs;
	readonly lookAgain: () => Promise<void>;
}

/** What waits for the person, and the tabs to choose from; those again when the page becomes visible. */
export function useRunRequest({ client }: PagePorts, runId: string): RunRequestState {
	const [request, setRequest] = useState<RunRequestState["request"]>(null);
	const [tabs, setTabs] = useState<RunTabs>([]);
	const lookAgain = useCallback(async () => {
		const answer = await client.request(listRunTabs, {}, requestOptions);
		if (answer.ok) setTabs(answer.value.tabs);
	}, [client]);
	useEffect(() => {
		let current = true;
		const load = async (): Promise<void> => {
			await lookAgain();
			const answer = await client.request(getRunRequest, { runId }, requestOptions);
			if (current) setRequest(answer.ok ? answer.value : "gone");
		};
		void load();
		return () => {
			current = false;
		};
	}, [client, runId, lookAgain]);
	useEffect(() => {
		const look = (): void => {
			if (document.visibilityState === "visible") void lookAgain();
		};
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, [lookAgain]);
	return { request, tabs, lookAgain };
}
