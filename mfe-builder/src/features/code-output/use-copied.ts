import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useCallback, useEffect, useState } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import type { GeneratedCode } from "../../editor/generated-code.ts";
import { en } from "./messages/en.ts";

/** How long a button says that it has copied (spec 03 § 9), in milliseconds. */
const COPIED_MS = 2000;

/**
 * Copies texts, with the notices of spec 03 § 8.
 * @returns `copy`, which waits for its text (null: there is none), whether it waits, and whether it has just copied
 */
export function useCopied() {
	const host = useHost();
	const text = useMessages({ en }).notices;
	const generated = useFlowStore((state) => state.generated);
	/** Of which code; a new object for each copy, so that copying again starts the time anew. */
	const [copied, setCopied] = useState<{ readonly of: GeneratedCode | null } | null>(null);
	useEffect(() => {
		if (copied === null) return;
		const timer = setTimeout(() => setCopied(null), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copied]);
	const [isCopying, setCopying] = useState(false);
	const copy = useCallback(
		async (code: () => Promise<string | null>, said: string) => {
			setCopying(true);
			const written = await code();
			setCopying(false);
			if (written === null) {
				host.notify("error", text.notCopied, { description: text.noCode });
				return;
			}
			try {
				await navigator.clipboard.writeText(written);
			} catch (error) {
				host.notify("error", text.notCopied, { description: String(error) });
				return;
			}
			setCopied({ of: useFlowStore.getState().generated });
			host.notify("success", said);
		},
		[host, text],
	);
	return { isCopied: copied !== null && copied.of === generated, isCopying, copy };
}
