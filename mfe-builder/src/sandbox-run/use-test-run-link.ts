import { useHost } from "@scriptorium/remote-kit/host";
import type { TestRunLink, TestRunSnapshot } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import { useEffect, useState, useSyncExternalStore } from "react";

/** `TEST_RUN` of the shared protocol, whose module would bring the definitions of all messages of test runs. */
const TEST_RUN = "execute-script";
const IDLE: TestRunSnapshot = { state: "idle", target: null, steps: [], logs: [], result: null };
const nothing = { subscribe: () => () => undefined, getSnapshot: () => IDLE };

/** The extension's test runs; null while there is no extension that has them. */
export function useTabLink(): TestRunLink | null {
	const { extension } = useHost();
	const { capabilities } = useSyncExternalStore(extension.status.subscribe, extension.status.getSnapshot);
	const [link, setLink] = useState<TestRunLink | null>(null);
	const isThere = capabilities.includes(TEST_RUN);
	useEffect(() => {
		if (!isThere || link !== null) return;
		let isHere = true;
		// Without its code the sandbox remains; the next change of the connection tries again.
		extension.execution().then(
			(found) => isHere && setLink(found),
			() => undefined,
		);
		return () => {
			isHere = false;
		};
	}, [isThere, link, extension]);
	return isThere ? link : null;
}

/** State of the runs of a link. */
export function useTestRunSnapshot(link: TestRunLink | null): TestRunSnapshot {
	const source = link?.execution ?? nothing;
	return useSyncExternalStore(source.subscribe, source.getSnapshot);
}
