import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { en } from "./messages/en.ts";

/**
 * Install through the extension, or the guide where there is none. A press may come before the page knows whether there is one: then
 * the extension is asked, and the guide opens when it does not answer.
 * @param options the file, and a listener
 * @param options.onAsked called when the extension has taken over
 */
export function useInstall({ fileUrl, onAsked }: { fileUrl: string; onAsked: () => void }) {
	const host = useHost();
	const text = useMessages({ en });
	const [guiding, setGuiding] = useState(false);
	const [asking, setAsking] = useState(false);

	async function ask(isConnected: boolean) {
		setAsking(true);
		const asked = await host.extension.requestInstall(fileUrl);
		setAsking(false);
		if (!asked.ok && asked.error.code === "EXTENSION_NOT_INSTALLED" && !isConnected) {
			setGuiding(true);
			return;
		}
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
			// As it is now: what was rendered last may be what the server rendered.
			const { state } = host.extension.status.getSnapshot();
			if (state === "error") setGuiding(true);
			else void ask(state === "connected");
		},
	};
}
