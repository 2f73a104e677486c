import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import { Button } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { GitFork } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { useHost, useSession } from "../../host/host-context.tsx";
import type { ForkableScript, ForkDialogProps } from "./fork-dialog.tsx";
import { en } from "./messages/en.ts";

/** Name of the action that a visitor was about to do when the sign-in came between. */
const PENDING_FORK = "fork-script/open";

const payload = z.object({ scriptId: z.uuid() });

/** What was typed is not in it: the draft of this tab has it. */
function pendingFork(scriptId: string, returnTo: string): PendingAction {
	return { kind: PENDING_FORK, returnTo, payload: { scriptId } };
}

/** The script of a pending fork, or null when the stored action is not one (it was in the browser's storage). */
function scriptOfPendingFork(action: PendingAction): string | null {
	const parsed = z.safeParse(payload, action.payload);
	return action.kind === PENDING_FORK && parsed.success ? parsed.data.scriptId : null;
}

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
