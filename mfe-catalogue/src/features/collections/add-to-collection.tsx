import { Button } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { FolderPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useHost, useSession } from "../../host/host-context.tsx";
import type { CollectMenuProps } from "./collect-menu.tsx";
import { en } from "./messages/en.ts";
import { PENDING_COLLECT, pendingCollect, scriptOfPendingCollect } from "./pending-collect.ts";

/** Only people who are signed in have the menu, so only they load it. */
const CollectMenu = laterPart<CollectMenuProps>({
	load: async () => (await import("./collect-menu.tsx")).CollectMenu,
	placeholder: <CollectButton />,
});

/** A menu of one's own collections; a visitor is asked to sign in first and finds it open afterwards. */
export function AddToCollection({ scriptId }: { scriptId: string }) {
	const text = useMessages({ en }).add;
	const host = useHost();
	const { status } = useSession();
	const { pathname } = useLocation();
	const [isOpen, setOpen] = useState(false);
	useEffect(
		() =>
			host.onPendingAction(PENDING_COLLECT, (action) => {
				// Somebody may have gone to another script's page meanwhile.
				if (scriptOfPendingCollect(action) === scriptId) setOpen(true);
			}),
		[host, scriptId],
	);

	if (status === "signed-in") return <CollectMenu scriptId={scriptId} isOpen={isOpen} onOpenChange={setOpen} />;
	if (status === "loading") return <CollectButton />;
	return (
		<CollectButton
			onPress={() => {
				host.notify("error", text.signInFirst);
				host.requireSignIn(pendingCollect(scriptId, pathname));
			}}
		/>
	);
}

/** Without `onPress` it is not known yet what it does. */
function CollectButton({ onPress }: { onPress?: () => void }) {
	const text = useMessages({ en }).add;
	return (
		<Button
			icon={<FolderPlus aria-hidden="true" />}
			aria-disabled={onPress === undefined || undefined}
			onClick={onPress}
		>
			{text.button}
		</Button>
	);
}
