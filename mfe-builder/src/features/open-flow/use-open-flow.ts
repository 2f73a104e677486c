import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useCallback } from "react";
import { type EditedFlow, isUntouched } from "../../editor/edited-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en } from "./messages/en.ts";

export interface FlowToOpen extends EditedFlow {
	/** What undo calls it. */
	readonly label: string;
	/** The notice. */
	readonly said: string;
	/** Who wrote JavaScript in it that the person has not read; null for the person's own. */
	readonly foreignCode: string | null;
}

/** Opens flows that come from outside: the person can bring back what was open, and reads who wrote JavaScript in it. */
export function useOpenFlow() {
	const host = useHost();
	const text = useMessages({ en });
	const open = useCallback(
		({ label, said, foreignCode, flow, settings, origin }: FlowToOpen) => {
			const {
				flow: former,
				settings: formerSettings,
				origin: formerOrigin,
				open: openFlow,
				undo,
			} = useFlowStore.getState();
			openFlow(label, flow, { settings, origin });
			const isReplaced = !isUntouched({ flow: former, settings: formerSettings, origin: formerOrigin });
			const hasCode = flow.nodes.some(({ type }) => type === "custom" || type === "condition");
			const warning = hasCode ? foreignCode : null;
			host.notify(warning === null ? "info" : "warning", said, {
				...(warning !== null ? { description: warning } : isReplaced ? { description: text.replaced } : {}),
				...(isReplaced ? { durationMs: 10_000, action: { label: text.undo, run: () => void undo() } } : {}),
			});
		},
		[host, text],
	);
	const refuse = useCallback((description: string) => host.notify("error", text.failed, { description }), [host, text]);
	return { open, refuse };
}
