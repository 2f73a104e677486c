import { useExtensionStatus, useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { en } from "./messages/en.ts";

/** Install through the extension when it is there, else the guide. `onAsked` runs when the extension has taken over. */
export function useInstall({ fileUrl, onAsked }: { fileUrl: string; onAsked: () => void }) {
	const host = useHost();
	const text = useMessages({ en });
	const { state } = useExtensionStatus();
	const [guiding, setGuiding] = useState(false);
	const [asking, setAsking] = useState(false);

	async function ask() {
		setAsking(true);
		const asked = await host.extension.requestInstall(fileUrl);
		setAsking(false);
		if (!asked.ok) {
			host.notify("error", text.installFailed, { description: text.reasons[asked.error.code] });
			return;
		}
		setGuiding(false);
		host.notify("info", text.opened, { description: text.openedHow });
		onAsked();
	}

	return {
		guiding,
		setGuiding,
		asking,
		install: () => {
			if (state === "connected") void ask();
			else setGuiding(true);
		},
	};
}
