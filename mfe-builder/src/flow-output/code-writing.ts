import { create } from "zustand";
import { useFlowStore } from "../editor/flow-store.ts";
import type { GeneratedCode } from "../editor/generated-code.ts";

interface CodeWritingState {
	/** The code that is being generated or minified; null while nothing is under way. */
	readonly pending: Promise<GeneratedCode | null> | null;
}

/** Tells whether the code on the screen is about to be replaced. */
export const useCodeWriting = create<CodeWritingState>()(() => ({ pending: null }));

/**
 * Runs what generates the shown code, so that copies and downloads meanwhile wait for it.
 * @param work resolves to null when it failed or was overtaken by later work
 */
export function whileWriting(work: () => Promise<GeneratedCode | null>): Promise<GeneratedCode | null> {
	const former = useCodeWriting.getState().pending;
	const running = work();
	const pending = (async () => {
		const code = await running.catch(() => null);
		// What was started before can end later.
		await former;
		return code && useFlowStore.getState().generated;
	})();
	useCodeWriting.setState({ pending });
	void pending.then(() => useCodeWriting.setState((now) => (now.pending === pending ? { pending: null } : now)));
	return running;
}

/** The shown code, once nothing is under way any more; null when there is none, or it could not be written. */
export async function settledCode(): Promise<GeneratedCode | null> {
	let code = useFlowStore.getState().generated;
	for (let { pending } = useCodeWriting.getState(); pending !== null; { pending } = useCodeWriting.getState()) {
		code = await pending;
	}
	return code;
}
