import { useHost } from "@scriptorium/remote-kit/host";
import type { ExecutionLink, ExecutionSnapshot } from "@scriptorium/shared-protocol/host-remote/execution-link";
import { useEffect, useState, useSyncExternalStore } from "react";

/** Capability of extensions that run code in a tab. */
const EXECUTE_SCRIPT = "execute-script";
const IDLE: ExecutionSnapshot = { state: "idle", target: null, steps: [], logs: [], result: null };
const nothing = { subscribe: () => () => undefined, getSnapshot: () => IDLE };

/** The extension's test runs; null while there is no extension that has them. */
export function useTabLink(): ExecutionLink | null {
	const { extension } = useHost();
	const { capabilities } = useSyncExternalStore(extension.status.subscribe, extension.status.getSnapshot);
	const [link, setLink] = useState<ExecutionLink | null>(null);
	const isThere = capabilities.includes(EXECUTE_SCRIPT);
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
export function useExecution(link: ExecutionLink | null): ExecutionSnapshot {
	const source = link?.execution ?? nothing;
	return useSyncExternalStore(source.subscribe, source.getSnapshot);
}
