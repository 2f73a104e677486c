import { useHost } from "@scriptorium/remote-kit/host";
import type { OutlinePurpose } from "@scriptorium/shared-protocol/host-remote/outline-link";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { useEffect, useRef, useState } from "react";

/** Asks the person to share a page, or to pick one element of it; she decides on a page of the extension. */
export function useOutline(purpose: OutlinePurpose) {
	const { outline } = useHost();
	const [isAsking, setAsking] = useState(false);
	/** A sentence of the shell; null without one. */
	const [problem, setProblem] = useState<string | null>(null);
	const asking = useRef<AbortController | null>(null);
	useEffect(() => () => asking.current?.abort(), []);

	/** @returns what was shared; null when nothing was */
	async function ask(): Promise<PageOutline | null> {
		const controller = new AbortController();
		asking.current = controller;
		setAsking(true);
		setProblem(null);
		const answer = await outline.request(controller.signal, purpose);
		if (asking.current !== controller || controller.signal.aborted) return null;
		setAsking(false);
		if (answer.ok) return answer.value;
		setProblem(answer.error.message);
		return null;
	}

	function cancel() {
		asking.current?.abort();
		setAsking(false);
	}

	return { isAsking, problem, setProblem, ask, cancel };
}
