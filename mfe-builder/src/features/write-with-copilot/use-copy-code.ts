import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { en } from "./messages/en.ts";

/** How long the button says that it has copied (spec 02 § 9), in milliseconds. */
const COPIED_MS = 2000;

/** Copies code, and tells for how long the button says so. */
export function useCopyCode() {
	const host = useHost();
	const text = useMessages({ en }).preview;
	/** Counted, so that copying again starts the time anew. */
	const [copies, setCopies] = useState(0);
	useEffect(() => {
		if (copies === 0) return;
		const timer = setTimeout(() => setCopies(0), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copies]);
	async function copy(code: string) {
		try {
			await navigator.clipboard.writeText(code);
		} catch {
			return host.notify("error", text.copyFailed);
		}
		setCopies((count) => count + 1);
	}
	return { isCopied: copies > 0, copy };
}
