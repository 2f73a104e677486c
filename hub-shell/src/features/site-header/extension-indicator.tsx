import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tooltip } from "@scriptorium/ui-kit/tooltip";
import { Puzzle } from "lucide-react";
import { useHost, useObservable } from "../../host-context/host-provider.tsx";
import { Link } from "../../navigation/link.tsx";
import styles from "./extension-indicator.module.css";
import { en } from "./messages/en.ts";

export interface ExtensionIndicatorProps {
	/** In the drawer, where there is room. */
	withText?: boolean;
	onFollowed?: () => void;
}

/** Whether the browser extension answers; leads to the page that says how to get and manage it. */
export function ExtensionIndicator({ withText = false, onFollowed }: ExtensionIndicatorProps) {
	const texts = useMessages({ en }).extension;
	const { extension } = useHost();
	const { state, version, message } = useObservable(extension.status);
	const detail = state === "connected" ? texts.connectedDetail(version ?? "") : (message ?? texts.disconnectedDetail);
	const link = (
		<Link
			to="/extension"
			className={styles.indicator}
			data-state={state}
			data-with-text={withText || undefined}
			aria-label={withText ? undefined : texts[state]}
			onClick={onFollowed}
		>
			<span className={styles.mark} aria-hidden="true">
				<Puzzle className={styles.icon} />
				<span className={styles.dot} />
			</span>
			{withText && <span>{texts[state]}</span>}
		</Link>
	);
	return (
		<Tooltip
			side="bottom"
			content={
				<>
					<strong>{texts[state]}</strong>
					<br />
					{detail}
				</>
			}
		>
			{link}
		</Tooltip>
	);
}
