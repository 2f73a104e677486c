import { readTestRunStatus } from "@scriptorium/hub-data/test-runs/read-test-run-status";
import { runTest } from "@scriptorium/hub-data/test-runs/run-test";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import type {
	TestBookmarkletRequest,
	TestRunEvent,
	TestRunPhase,
	TestRunStatus,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { useEffect, useRef, useState } from "react";

/** Whether the server can run a test for this person. `unreachable`: its answer did not come. */
export type ServerOffer =
	| { readonly kind: "checking" | "unreachable" | "signed-out" | "ready" }
	| { readonly kind: "unavailable"; readonly reason: string | null };

/** How far a run is. `sending` until the server's first event. */
export type ServerProgress =
	| { readonly kind: "sending" | TestRunPhase }
	| { readonly kind: "queued"; readonly position: number };

/**
 * Runs in a browser of the server.
 * @param isShown whether the panel is on the screen: only then the server is asked whether it has a browser
 * @returns what the server offers, how far the run is, and how to start and stop one
 */
export function useServerRun(isShown: boolean) {
	const { client } = useHost();
	const { status: session } = useSession();
	const [status, setStatus] = useState<TestRunStatus | "unknown" | "unreachable">("unknown");
	const [progress, setProgress] = useState<ServerProgress | null>(null);
	const running = useRef<AbortController | null>(null);
	const isUnknown = typeof status === "string";

	useEffect(() => {
		if (!isShown || !isUnknown) return;
		const controller = new AbortController();
		void readTestRunStatus(client, controller.signal).then((answer) => {
			if (!controller.signal.aborted) setStatus(answer.ok ? answer.value : "unreachable");
		});
		return () => controller.abort();
	}, [isShown, isUnknown, client]);
	// Ending the connection cancels the run, whose browser would work for nobody.
	const isMounted = useRef(false);
	useEffect(() => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
			running.current?.abort();
		};
	}, []);

	const follow = (event: TestRunEvent): void => {
		if (event.type === "queued") setProgress({ kind: "queued", position: event.position });
		else if (event.type === "phase") setProgress({ kind: event.phase });
	};
	return {
		offer: offerOf(status, session),
		progress,
		/** @returns the result or the refusal; null when this screen is gone */
		async start(request: TestBookmarkletRequest) {
			if (!isMounted.current) return null;
			const controller = new AbortController();
			running.current = controller;
			setProgress({ kind: "sending" });
			const answer = await runTest(client, request, { signal: controller.signal, onEvent: follow });
			if (!isMounted.current) return null;
			running.current = null;
			setProgress(null);
			return answer;
		},
		stop: () => running.current?.abort(),
	};
}

function offerOf(
	status: TestRunStatus | "unknown" | "unreachable",
	session: ReturnType<typeof useSession>["status"],
): ServerOffer {
	if (status === "unknown" || session === "loading") return { kind: "checking" };
	if (status === "unreachable") return { kind: "unreachable" };
	if (!status.available) return { kind: "unavailable", reason: status.reason };
	return { kind: session === "signed-in" ? "ready" : "signed-out" };
}
