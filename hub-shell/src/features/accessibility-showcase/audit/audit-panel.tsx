import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import styles from "./audit.module.css";
import { AuditResults } from "./audit-results.tsx";
import { catalog } from "./messages/catalog.ts";

export interface AuditPanelProps {
	readonly open: boolean;
	readonly onOpenChange: (open: boolean) => void;
	/** Number of the audit: a new one starts another. */
	readonly run: number;
	readonly onAgain: () => void;
}

type Side = "start" | "end";

/** Results of an audit beside the page, which stays usable: the panel is not modal. Escape within it closes it. */
export function AuditPanel({ open, ...props }: AuditPanelProps) {
	return open ? <OpenPanel {...props} /> : null;
}

function OpenPanel({ onOpenChange, run, onAgain }: Omit<AuditPanelProps, "open">) {
	const text = useMessages(catalog);
	const title = useId();
	const panel = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const [side, setSide] = useState<Side>("start");

	// biome-ignore lint/correctness/useExhaustiveDependencies: each audit begins at the heading, also for somebody who cannot see it.
	useEffect(() => heading.current?.focus({ preventScroll: true }), [run]);

	function close(): void {
		// The palette that has opened the panel is gone: the page itself takes the focus, as after a navigation.
		panel.current?.ownerDocument.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
		onOpenChange(false);
	}

	function giveWay(element: Element): void {
		const own = panel.current?.getBoundingClientRect();
		const other = element.getBoundingClientRect();
		if (!own) return;
		const covers = own.left < other.right && own.right > other.left && own.top < other.bottom && own.bottom > other.top;
		if (covers) setSide(side === "start" ? "end" : "start");
	}

	return (
		<section
			ref={panel}
			aria-labelledby={title}
			className={styles.panel}
			data-side={side}
			data-accessibility-audit="panel"
			onKeyDown={(event) => {
				if (event.key !== "Escape" || event.defaultPrevented) return;
				event.preventDefault();
				close();
			}}
		>
			<header className={styles.header}>
				<h2 ref={heading} id={title} tabIndex={-1} className={styles.title}>
					{text.title}
				</h2>
				<IconButton label={text.close} icon={<X aria-hidden="true" />} onClick={close} />
			</header>
			<div className={styles.body}>
				<AuditResults run={run} onAgain={onAgain} onShown={giveWay} />
			</div>
		</section>
	);
}
