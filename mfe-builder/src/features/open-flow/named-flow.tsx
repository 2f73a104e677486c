import { useHost } from "@scriptorium/remote-kit/host";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { OpenProposedProps, ProposedFlow } from "./open-proposed.tsx";

const OpenFromAddress = laterPart<{ readonly isWanted: boolean }>({
	load: async () => (await import("./open-from-address.tsx")).OpenFromAddress,
	isWanted: ({ isWanted }) => isWanted,
});

const OpenProposed = laterPart<OpenProposedProps>({
	load: async () => (await import("./open-proposed.tsx")).OpenProposed,
	isWanted: ({ proposal }) => proposal !== null,
	onFailed: ({ onDone }) => onDone(false),
});

/**
 * Opens the flow that the address names, if it names one, and flows that the person opens from the Script Assistant: the code for it is
 * loaded only then.
 */
export function NamedFlow({ onProposedOpen }: { readonly onProposedOpen: () => void }) {
	const { assistant } = useHost();
	const { hash } = useLocation();
	const [search] = useSearchParams();
	const [proposal, setProposal] = useState<ProposedFlow | null>(null);
	useEffect(() => assistant.onProposal("flow", setProposal), [assistant]);
	return (
		<>
			<OpenFromAddress isWanted={hash.startsWith("#flow=") || search.has("edit")} />
			<OpenProposed
				proposal={proposal}
				onDone={(isOpen) => {
					setProposal(null);
					if (isOpen) onProposedOpen();
				}}
			/>
		</>
	);
}
