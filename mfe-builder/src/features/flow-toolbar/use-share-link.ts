import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en } from "./messages/en.ts";

/** Copies a link that holds the flow itself. */
export function useShareLink() {
	const host = useHost();
	const text = useMessages({ en }).notices;
	return async () => {
		const { flow, settings } = useFlowStore.getState();
		const packer = await import("../../flow-output/share-link.ts").catch(() => null);
		if (packer === null) {
			host.notify("error", text.notShared, { description: text.notLoaded });
			return;
		}
		const packed = packer.packShared({ flow, settings });
		if (!packed.ok) {
			host.notify("error", text.notShared, { description: packed.error.message });
			return;
		}
		try {
			await navigator.clipboard.writeText(`${host.addresses.hub}/builder${packed.value}`);
		} catch {
			host.notify("error", text.notShared, { description: text.noClipboard });
			return;
		}
		host.notify("success", text.shared, { description: text.sharedDetail });
	};
}
