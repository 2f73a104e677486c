import type { NoticeAction } from "@scriptorium/shared-protocol/host-remote/host-context";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./commands/en.ts";
import { useFlowStore } from "./flow-store.ts";

/**
 * The button of a notice about a change that replaces or adds many steps.
 * @returns makes the button for the change that was just made; after another change it does nothing
 */
export function useUndoAction(): () => NoticeAction {
	const label = useMessages({ en }).undo;
	return () => {
		const { past } = useFlowStore.getState();
		return {
			label,
			run: () => {
				const state = useFlowStore.getState();
				if (state.past === past) state.undo();
			},
		};
	};
}
