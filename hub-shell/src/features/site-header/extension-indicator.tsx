import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tooltip } from "@scriptorium/ui-kit/tooltip";
import { Puzzle } from "lucide-react";
import { useHost, useObservable } from "../../host-context/host-provider.tsx";
import styles from "./extension-indicator.module.css";
import { en } from "./messages/en.ts";

/** Whether the browser extension answers; pressing it tries again. `withText` for the drawer, where there is room. */
export function ExtensionIndicator({ withText = false }: { withText?: boolean }) {
	const texts = useMessages({ en }).extension;
	const { extension } = useHost();
	const { state, version, message } = useObservable(extension.status);
	const detail = state === "connected" ? texts.connectedDetail(version ?? "") : (message ?? texts.disconnectedDetail);
	const button = (
		<button
			type="button"
			className={styles.indicator}
			data-state={state}
			data-with-text={withText || undefined}
			aria-label={withText ? undefined : texts[state]}
			onClick={() => {
				if (state !== "connected") extension.connect();
			}}
		>
			<span className={styles.mark} aria-hidden="true">
				<Puzzle className={styles.icon} />
				<span className={styles.dot} />
			</span>
			{withText && <span>{texts[state]}</span>}
		</button>
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
			{button}
		</Tooltip>
	);
}
