import { useEffect } from "react";
import { useFlowStore } from "./flow-store.ts";

/**
 * Loads what shows the steps of a draft while the draft itself is being read.
 * @param load imports the code; when it does not come, the part that needs it tries again and says so
 */
export function useLoadedForDraft(load: () => Promise<unknown>): void {
	const isDraftComing = useFlowStore((state) => state.isDraftComing);
	useEffect(() => {
		if (isDraftComing) load().catch(() => undefined);
	}, [isDraftComing, load]);
}
