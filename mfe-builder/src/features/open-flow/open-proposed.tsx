import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { readStoredFlow } from "@scriptorium/flow/document/stored-flow";
import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useEffectEvent } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en } from "./messages/en.ts";
import { useOpenFlow } from "./use-open-flow.ts";

export type ProposedFlow = Extract<AssistantProposal, { readonly kind: "flow" }>;

export interface OpenProposedProps {
	/** Null while there is none. */
	readonly proposal: ProposedFlow | null;
	/** It was opened, or refused with a notice. */
	readonly onDone: (isOpen: boolean) => void;
}

/** Opens a flow of the Script Assistant: a change that can be undone, as a converted recording is. */
export function OpenProposed({ proposal, onDone }: OpenProposedProps) {
	const text = useMessages({ en });
	const { open, refuse } = useOpenFlow();

	const show = useEffectEvent(({ name, flow }: ProposedFlow) => {
		const read = readStoredFlow(flow);
		if (!read.ok) {
			refuse(`${read.error.message} ${text.askAgain}`);
			return onDone(false);
		}
		const settings = { ...DEFAULT_SETTINGS, ...read.value.settings, ...(name.trim() === "" ? {} : { name }) };
		open({
			label: text.changes.proposed(settings.name),
			said: text.openedProposed(settings.name),
			foreignCode: text.customOfAssistant,
			flow: read.value.flow,
			settings,
			origin: null,
		});
		onDone(true);
	});

	useEffect(() => {
		if (proposal === null) return;
		let isCurrent = true;
		// Opened before the draft was read, it would replace it without a way back.
		void useFlowStore
			.getState()
			.restored()
			.then(() => {
				if (isCurrent) show(proposal);
			});
		return () => {
			isCurrent = false;
		};
	}, [proposal]);
	return null;
}
