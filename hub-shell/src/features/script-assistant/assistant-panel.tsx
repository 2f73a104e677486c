import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import styles from "./assistant-panel.module.css";
import { catalog } from "./messages/catalog.ts";
import { useCoveredPage, useIsSheet, usePanelFocus } from "./use-panel-focus.ts";

export interface AssistantPanelProps {
	/** Controls beside the title. */
	readonly actions?: ReactNode;
	readonly onClose: () => void;
	/** The person works in the panel: what is open may have changed. */
	readonly onFocus?: () => void;
	readonly children: ReactNode;
}

/** The frame of the assistant: a dialog beside the page, which stays usable; on phones a sheet over it. */
export function AssistantPanel({ actions, onClose, onFocus, children }: AssistantPanelProps) {
	const texts = useMessages(catalog);
	const title = useId();
	const panel = useRef<HTMLDivElement>(null);
	const isSheet = useIsSheet();
	// First, so that the page can take the focus again when the panel closes.
	useCoveredPage(panel, isSheet);
	usePanelFocus(panel);
	return (
		<div
			ref={panel}
			role="dialog"
			aria-modal={isSheet || undefined}
			aria-labelledby={title}
			tabIndex={-1}
			className={styles.panel}
			onFocus={onFocus}
			onClick={({ target, defaultPrevented }) => {
				// A link that the router follows leads below the sheet.
				if (isSheet && defaultPrevented && target instanceof Element && target.closest("a")) onClose();
			}}
			onKeyDown={(event) => {
				// While an input method composes, Escape ends that.
				if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
				event.preventDefault();
				onClose();
			}}
		>
			<div className={styles.head}>
				<h2 id={title} className={styles.title}>
					{texts.title}
				</h2>
				{actions}
				<IconButton label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
			</div>
			{children}
		</div>
	);
}
