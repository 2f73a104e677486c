import type { Observable } from "@scriptorium/shared-protocol/host-remote/observable";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./navigation-progress.module.css";

/**
 * Displays progress while the code of the next page loads; the router shows the previous page until then.
 * @param wanted key of the location that was last navigated to
 */
export function NavigationProgress({ wanted }: { readonly wanted: Observable<string> }) {
	const text = useMessages({ en });
	const shown = useLocation().key;
	const isUnderWay = useSyncExternalStore(wanted.subscribe, wanted.getSnapshot) !== shown;
	return isUnderWay ? <div role="progressbar" aria-label={text.opening} className={styles.line} /> : null;
}
