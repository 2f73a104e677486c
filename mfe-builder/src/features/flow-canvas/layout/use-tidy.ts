import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useRef, useState } from "react";
import { announce } from "../../../editor/announcer.tsx";
import type { EditCommands } from "../../../editor/commands/edit-commands.ts";
import { en } from "../../../editor/commands/en.ts";
import { outlineOf } from "../../../editor/flow-outline.ts";
import { useFlowStore } from "../../../editor/flow-store.ts";
import { workerOf } from "../../../workers/spawn-worker.ts";
import { STEP_SIZE } from "../step-size.ts";
import workerAddress from "./layout-worker.ts?worker&url";

const spawnLayoutWorker = workerOf(workerAddress, "flow-layout");

/** Arranges all steps. Edits made meanwhile stay: only places are changed, of the steps that still exist. */
export function useTidy({ place }: Pick<EditCommands, "place">) {
	const text = useMessages({ en });
	const host = useHost();
	const [isBusy, setBusy] = useState(false);
	const running = useRef(false);
	/** False when they could not be arranged. */
	async function tidy(): Promise<boolean> {
		if (running.current) return false;
		running.current = true;
		setBusy(true);
		try {
			const { flow } = useFlowStore.getState();
			const steps = outlineOf(flow).flatMap((row) => (row.kind === "step" ? [row.node.id] : []));
			const edges = flow.edges.map(({ source, target }): [string, string] => [source, target]);
			const { requestLayout } = await import("./request-layout.ts");
			const places = await requestLayout(spawnLayoutWorker, { steps, edges, size: STEP_SIZE });
			place(new Map(places.map(([id, x, y]) => [id, { x, y }])), text.changes.tidy);
			announce(text.tidied);
			return true;
		} catch (error) {
			const description = error instanceof Error ? error.message : "";
			host.notify("error", text.tidyFailed, { description });
			return false;
		} finally {
			running.current = false;
			setBusy(false);
		}
	}
	return { tidy, isBusy };
}
