import { useState } from "react";
import type { OutlineRow } from "../../editor/flow-outline.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection, selectSteps } from "../../editor/selection.ts";

/**
 * The row that keys and buttons work on. For a step it is the selected one, on the canvas as here; a branch is selected in the outline only.
 */
export function useActiveRow(rows: readonly OutlineRow[]) {
	const selected = useFlowStore(({ selection }) => selection.steps.at(-1));
	const [branch, setBranch] = useState<string | null>(null);
	const key = branch !== null && selected === undefined ? branch : selected;
	const active = rows.find((row) => row.key === key) ?? rows[0] ?? null;
	const activate = (row: OutlineRow) => {
		setBranch(row.kind === "branch" ? row.key : null);
		useFlowStore.getState().select(row.kind === "step" ? selectSteps(row.node.id) : emptySelection);
	};
	return { active, activate };
}
