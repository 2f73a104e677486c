import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { useHost } from "@scriptorium/remote-kit/host";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { endsOf, insertFlow } from "../../editor/commands/insert-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection } from "../../editor/selection.ts";
import { type PlaceChoice, PlaceFlowDialog } from "./place-flow-dialog.tsx";

export interface OfferedFlow {
	/** What undo calls the change, such as 'Convert recording'. */
	readonly label: string;
	readonly flow: FlowDocument;
	/** Only for a flow that replaces the open one; left out, the settings stay. */
	readonly settings?: FlowSettings;
}

/**
 * Opens a flow that was recorded or imported. An open flow is not replaced without asking; the person can also add the other one to it.
 * @returns `place`, which resolves to false when nothing was changed, and `dialog`, which asks
 */
export function usePlaceFlow(): {
	readonly place: (offered: OfferedFlow) => Promise<boolean>;
	readonly dialog: ReactNode;
} {
	const host = useHost();
	const [asked, setAsked] = useState<OfferedFlow | null>(null);
	const answer = useRef<(choice: PlaceChoice | null) => void>(() => undefined);
	const ask = useCallback((offered: OfferedFlow): Promise<PlaceChoice | null> => {
		// A question that is still open is taken back by the next one.
		answer.current(null);
		return new Promise((resolve) => {
			answer.current = (choice) => {
				setAsked(null);
				resolve(choice);
			};
			setAsked(offered);
		});
	}, []);

	const place = useCallback(
		async (offered: OfferedFlow): Promise<boolean> => {
			const { label, flow, settings } = offered;
			// Opened before the draft was read, it would replace it without a way back.
			await useFlowStore.getState().restored();
			const { nodes, notes } = useFlowStore.getState().flow;
			const choice = nodes.length + notes.length === 0 ? "replace" : await ask(offered);
			if (choice === null) return false;
			const { open, change, flow: now, selection } = useFlowStore.getState();
			if (choice === "replace") {
				open(label, flow, settings === undefined ? {} : { settings });
				return true;
			}
			const added = insertFlow(now, flow, placeIn(now, selection.steps.at(-1)), Date.now());
			if (!added.ok) {
				host.notify("error", added.error.message);
				return false;
			}
			const { flow: next, ids } = added.value;
			const steps = new Set(next.nodes.map(({ id }) => id));
			change(label, () => ({ flow: next }), {
				select: { ...emptySelection, steps: ids.filter((id) => steps.has(id)) },
			});
			return true;
		},
		[ask, host],
	);
	const dialog = asked && <PlaceFlowDialog offered={asked.flow} onChoose={(choice) => answer.current(choice)} />;
	return { place, dialog };
}

/** After the selected step, or at the end of the flow. */
function placeIn(flow: FlowDocument, selected: string | undefined) {
	if (selected !== undefined) return { after: selected };
	const ends = endsOf(flow);
	return ends && { after: ends.last.id, exit: ends.exit };
}
