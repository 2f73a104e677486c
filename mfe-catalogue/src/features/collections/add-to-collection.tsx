import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { definePendingAction, usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { Button } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { FolderPlus } from "lucide-react";
import { useState } from "react";
import type { CollectMenuProps } from "./collect-menu.tsx";
import { en } from "./messages/button-en.ts";

const collectAction = definePendingAction(
	"collections/add",
	async () => (await import("./collect-payload.ts")).collectPayload,
);

/** Only people who are signed in have the menu, so only they load it. */
const CollectMenu = laterPart<CollectMenuProps>({
	load: async () => (await import("./collect-menu.tsx")).CollectMenu,
	placeholder: <CollectButton />,
	// The button itself is another try.
	Failure: ({ onTryAgain }) => <CollectButton onPress={onTryAgain} />,
});

/** A menu of one's own collections; a visitor is asked to sign in first and finds it open afterwards. */
export function AddToCollection({ scriptId }: { scriptId: string }) {
	const text = useMessages({ en });
	const host = useHost();
	const { status } = useSession();
	const signInFor = useSignInFor(collectAction);
	const [isOpen, setOpen] = useState(false);
	usePendingAction(collectAction, (action) => {
		// The person may have gone to another script's page meanwhile.
		if (action.scriptId === scriptId) setOpen(true);
	});

	if (status === "signed-in") return <CollectMenu scriptId={scriptId} isOpen={isOpen} onOpenChange={setOpen} />;
	if (status === "loading") return <CollectButton />;
	return (
		<CollectButton
			onPress={() => {
				host.notify("error", text.signInFirst);
				signInFor({ scriptId });
			}}
		/>
	);
}

/** Disabled without `onPress`, while it is not known who is signed in. */
function CollectButton({ onPress }: { onPress?: () => void }) {
	const text = useMessages({ en });
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
