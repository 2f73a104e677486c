import { GripVertical } from "lucide-react";
import { type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import { Button, buttonClass } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./drag-link.module.css";

export interface DragLinkProps {
	/** A `javascript:` address. */
	url: string;
	title: string;
	primary: boolean;
	explanation: { readonly title: string; readonly text: string; readonly close: string };
	/** It was dropped somewhere that took it. */
	onDropped: () => void;
	/** Beside the explanation: a way without dragging. */
	alternative?: ReactNode;
}

const never = () => () => undefined;

/**
 * The one place that makes a `javascript:` link. React 19 replaces such addresses in props, so the attribute is set on
 * the element itself. A server, which has no elements, renders `data-server-href`, and makes it the address in its HTML: so the link
 * can be dragged before the page's code is there. A plain click must not run the script on the hub: it explains how to drag.
 */
export function DragLink({ url, title, primary, explanation, onDropped, alternative }: DragLinkProps) {
	const [explaining, setExplaining] = useState(false);
	const attach = useCallback(
		(link: HTMLAnchorElement | null) => {
			link?.setAttribute("href", url);
		},
		[url],
	);
	const isOnServer = useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
	return (
		<>
			{/* biome-ignore-start lint/a11y: it is a real link, focusable and answering Enter, whose address is set below React */}
			<a
				ref={attach}
				draggable="true"
				className={`${buttonClass({ variant: primary ? "primary" : "secondary" })} ${styles.drag}`}
				data-drag-link=""
				data-server-href={isOnServer ? url : undefined}
				onClick={(event) => {
					event.preventDefault();
					setExplaining(true);
				}}
				onDragEnd={(event) => {
					if (event.dataTransfer.dropEffect !== "none") onDropped();
				}}
			>
				<GripVertical aria-hidden="true" />
				<span className={styles.title}>{title}</span>
			</a>
			{/* biome-ignore-end lint/a11y: see above */}
			<Dialog
				open={explaining}
				onOpenChange={setExplaining}
				title={explanation.title}
				description={explanation.text}
				closeLabel={explanation.close}
				size="small"
				actions={
					<>
						{alternative}
						<Button onClick={() => setExplaining(false)}>{explanation.close}</Button>
					</>
				}
			/>
		</>
	);
}
