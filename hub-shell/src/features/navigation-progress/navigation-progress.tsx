import { useMessages } from "@scriptorium/ui-kit/locale";
import { useLocation } from "react-router-dom";
import { useObservable } from "../../host-context/host-provider.tsx";
import type { HubHistory } from "../../navigation/hub-history.ts";
import { en } from "./messages/en.ts";
import styles from "./navigation-progress.module.css";

/** Displays progress while the code of the next page loads; the router shows the previous page until then. */
export function NavigationProgress({ wanted }: { readonly wanted: HubHistory["wanted"] }) {
	const text = useMessages({ en });
	const shown = useLocation().key;
	const isUnderWay = useObservable(wanted).location.key !== shown;
	return isUnderWay ? <div role="progressbar" aria-label={text.opening} className={styles.line} /> : null;
}
