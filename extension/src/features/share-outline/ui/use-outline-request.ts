import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import {
	getOutlineRequest,
	listOutlineTabs,
	type OutlinePreview,
	type OutlineRequest,
	pickElement,
	previewOutline,
} from "@scriptorium/shared-protocol/extension-internal/share-outline";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { readOptions, requestOptions } from "../../../ui/request-options.ts";

/** Time in ms between two looks at whether the element was picked. Its page may be in another window, both in view. */
const LOOK_EVERY_MS = 500;

export type OutlineTabs = PayloadOf<typeof listOutlineTabs.response>["tabs"];

/** State of reading the page of the chosen tab. */
export type Reading =
	| { readonly state: "none" | "busy" }
	| { readonly state: "failed"; readonly message: string }
	| { readonly state: "ready"; readonly preview: OutlinePreview };

export interface OutlineRequestState {
	/** Null while it is loaded. */
	readonly request: OutlineRequest | "gone" | null;
	readonly tabs: OutlineTabs;
	readonly chosen: number | null;
	readonly reading: Reading;
	readonly lookAgain: () => void;
	/** Chooses a tab, and reads its page. */
	readonly choose: (tabId: number) => void;
	/** Goes to the chosen tab, where an element is picked; `number` is marked at first. */
	readonly pick: (number: number | null) => void;
}

/** The question, the tabs to choose from, and the page that was read; all again when this page becomes visible. */
export function useOutlineRequest({ client }: Pick<PagePorts, "client">, requestId: string): OutlineRequestState {
	const [request, setRequest] = useState<OutlineRequestState["request"]>(null);
	const [tabs, setTabs] = useState<OutlineTabs>([]);
	const [chosen, setChosen] = useState<number | null>(null);
	const [reading, setReading] = useState<Reading>({ state: "none" });
	/** Number of the last choice: answers about earlier ones come too late. */
	const choice = useRef(0);
	/** The preview that was adopted last: it does not replace what was chosen since. */
	const known = useRef<string | null>(null);

	const lookAtRequest = useCallback(async (): Promise<void> => {
		const answer = await client.request(getOutlineRequest, { requestId }, requestOptions);
		setRequest(answer.ok ? answer.value : "gone");
		// What was picked on the page meanwhile, or read before this page was loaded again.
		const preview = answer.ok ? answer.value.preview : null;
		if (preview === null || preview.previewId === known.current) return;
		known.current = preview.previewId;
		choice.current += 1;
		setChosen(preview.tabId);
		setReading({ state: "ready", preview });
	}, [client, requestId]);
	const look = useCallback(async (): Promise<void> => {
		const found = await client.request(listOutlineTabs, {}, requestOptions);
		if (found.ok) setTabs(found.value.tabs);
		await lookAtRequest();
	}, [client, lookAtRequest]);
	const isPicking = request !== null && request !== "gone" && request.isPicking;
	useEffect(() => {
		if (!isPicking) return;
		const timer = setInterval(() => void lookAtRequest(), LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [isPicking, lookAtRequest]);
	useEffect(() => {
		void look();
		const lookWhenVisible = (): void => {
			if (document.visibilityState === "visible") void look();
		};
		document.addEventListener("visibilitychange", lookWhenVisible);
		return () => document.removeEventListener("visibilitychange", lookWhenVisible);
	}, [look]);

	const originOf = (tabId: number | null): string => tabs.find((tab) => tab.tabId === tabId)?.origin ?? "";
	const choose = async (tabId: number): Promise<void> => {
		choice.current += 1;
		const own = choice.current;
		setChosen(tabId);
		setReading({ state: "busy" });
		const payload = { requestId, tabId, origin: originOf(tabId) };
		const answer = await client.request(previewOutline, payload, readOptions);
		if (own !== choice.current) return;
		if (answer.ok) {
			known.current = answer.value.previewId;
			return setReading({ state: "ready", preview: answer.value });
		}
		setReading({ state: "failed", message: answer.error.message });
		await look();
	};
	const pick = async (number: number | null): Promise<void> => {
		if (chosen === null) return;
		const own = choice.current;
		const payload = { requestId, tabId: chosen, origin: originOf(chosen), number };
		const answer = await client.request(pickElement, payload, readOptions);
		if (answer.ok) return lookAtRequest();
		if (own !== choice.current) return;
		choice.current += 1;
		setReading({ state: "failed", message: answer.error.message });
	};
	return {
		request,
		tabs,
		chosen,
		reading,
		lookAgain: () => void look(),
		choose: (tabId) => void choose(tabId),
		pick: (number) => void pick(number),
	};
}
