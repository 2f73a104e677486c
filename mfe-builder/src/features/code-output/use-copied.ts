import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useCallback, useEffect, useState } from "react";
import { en } from "./messages/en.ts";

/** How long a button says that it has copied (spec 03 § 9), in milliseconds. */
const COPIED_MS = 2000;

/** Copies texts, with the notices of spec 03 § 8. */
export function useCopied() {
	const host = useHost();
	const text = useMessages({ en }).notices;
	/** Counted, so that copying again starts the time anew. */
	const [copies, setCopies] = useState(0);
	useEffect(() => {
		if (copies === 0) return;
		const timer = setTimeout(() => setCopies(0), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copies]);
	const copy = useCallback(
		async (code: string, said: string) => {
			try {
				await navigator.clipboard.writeText(code);
			} catch (error) {
				host.notify("error", text.notCopied, { description: String(error) });
				return;
			}
			setCopies((count) => count + 1);
			host.notify("success", said);
		},
		[host, text],
	);
	return { isCopied: copies > 0, copy };
}
