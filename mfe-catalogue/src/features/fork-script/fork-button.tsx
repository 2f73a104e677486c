import { Button } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { GitFork } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useHost, useSession } from "../../host/host-context.tsx";
import type { ForkableScript, ForkDialogProps } from "./fork-dialog.tsx";
import { en } from "./messages/en.ts";
import { PENDING_FORK, pendingFork, scriptOfPendingFork } from "./pending-fork.ts";

const ForkDialog = laterPart<ForkDialogProps>({
	load: async () => (await import("./fork-dialog.tsx")).ForkDialog,
	onFailed: ({ onClose }) => onClose(),
});

/** Opens the fork dialog; a visitor is asked to sign in first and finds it open afterwards. */
export function ForkButton({ script }: { script: ForkableScript }) {
	const text = useMessages({ en });
	const host = useHost();
	const { status } = useSession();
	const { pathname } = useLocation();
	const [isOpen, setOpen] = useState(false);
	useEffect(
		() =>
			host.onPendingAction(PENDING_FORK, (action) => {
				// Somebody may have gone to another script's page meanwhile.
				if (scriptOfPendingFork(action) === script.id) setOpen(true);
			}),
		[host, script.id],
	);

	function askToSignIn() {
		host.notify("error", text.signInFirst);
		host.requireSignIn(pendingFork(script.id, pathname));
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
