import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { definePendingAction, usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { Button } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { GitFork } from "lucide-react";
import { useState } from "react";
import type { ForkableScript, ForkDialogProps } from "./fork-dialog.tsx";
import { en } from "./messages/button-en.ts";

/** The input is not part of it: the draft of this tab has it. */
const openFork = definePendingAction("fork-script/open", async () => (await import("./fork-payload.ts")).forkPayload);

const ForkDialog = laterPart<ForkDialogProps>({
	load: async () => (await import("./fork-dialog.tsx")).ForkDialog,
	onFailed: ({ onClose }) => onClose(),
});

/** Opens the fork dialog; a visitor is asked to sign in first and finds it open afterwards. */
export function ForkButton({ script }: { script: ForkableScript }) {
	const text = useMessages({ en });
	const host = useHost();
	const { status } = useSession();
	const signInFor = useSignInFor(openFork);
	const [isOpen, setOpen] = useState(false);
	usePendingAction(openFork, ({ scriptId }) => {
		// The person may have gone to another script's page meanwhile.
		if (scriptId === script.id) setOpen(true);
	});

	function askToSignIn() {
		host.notify("error", text.signInFirst);
		signInFor({ scriptId: script.id });
	}

	return (
		<>
			<Button
				icon={<GitFork aria-hidden="true" />}
				aria-disabled={status === "loading" || undefined}
				onClick={() => {
					if (status === "signed-in") setOpen(true);
					if (status === "signed-out") askToSignIn();
				}}
			>
				{text.fork}
			</Button>
			{isOpen && <ForkDialog script={script} onClose={() => setOpen(false)} onSignInNeeded={askToSignIn} />}
		</>
	);
}
