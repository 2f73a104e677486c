import { useHost } from "@scriptorium/remote-kit/host";
import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import { useEffect, useEffectEvent, useState } from "react";
import type { ScriptFormValues } from "../../script-form/script-form.ts";

export type ProposedScript = Extract<AssistantProposal, { readonly kind: "script" }>;

/** A proposal that would replace code: the person decides. */
export interface ReplacingQuestion {
	readonly proposal: ProposedScript;
	/** The code in the form, or in a draft that the form has not taken. */
	readonly mine: string;
	readonly isDraft: boolean;
}

export interface ProposedScriptOptions {
	/** The form as it is shown. */
	readonly values: ScriptFormValues;
	/** An unsaved draft that is not in the form; null without one, undefined while it is being read. */
	readonly draft: ScriptFormValues | null | undefined;
	/** Brings the script into the form, and shows it. */
	readonly onTake: (proposal: ProposedScript) => void;
}

/** Receives scripts from the Script Assistant. Where there is code already, nothing changes before the person has decided. */
export function useProposedScript({ values, draft, onTake }: ProposedScriptOptions) {
	const { assistant } = useHost();
	const [proposal, setProposal] = useState<ProposedScript | null>(null);
	useEffect(() => assistant.onProposal("script", setProposal), [assistant]);

	const isDraft = values.code.trim() === "";
	const mine = isDraft ? draft?.code : values.code;
	const isReady = proposal !== null && draft !== undefined;
	const isNothingReplaced = mine === undefined || mine.trim() === "" || mine === proposal?.script.code;
	const taken = useEffectEvent(onTake);
	useEffect(() => {
		if (!isReady || !isNothingReplaced) return;
		setProposal(null);
		taken(proposal);
	}, [isReady, isNothingReplaced, proposal]);

	return {
		/** Null while nothing is asked. */
		question: isReady && !isNothingReplaced ? { proposal, mine, isDraft } : null,
		use() {
			setProposal(null);
			if (proposal) onTake(proposal);
		},
		keep: () => setProposal(null),
	};
}
