import { cloneElement, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { placeBeside, type Side } from "./place-beside.ts";
import styles from "./tooltip.module.css";
import { useHint } from "./use-hint.ts";

export interface TooltipProps {
	/** A short text; never the only place where something needed is said. */
	content: ReactNode;
	/** One focusable element. */
	children: ReactElement<{ "aria-describedby"?: string | undefined }>;
	side?: Side;
}

/** A hint on hover and focus. It is our own, because it is in the header and Radix's needs 15 kB of positioning code. */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
	const id = useId();
	const anchor = useRef<HTMLSpanElement>(null);
	const hint = useRef<HTMLDivElement>(null);
	const { isShown, handlers } = useHint();

	useLayoutEffect(() => {
		if (!isShown) return;
		const place = () => {
			const box = anchor.current?.firstElementChild?.getBoundingClientRect();
			if (!box || !hint.current) return;
			const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
			const { left, top } = placeBeside(box, hint.current.getBoundingClientRect(), side, view);
			Object.assign(hint.current.style, { left: `${left}px`, top: `${top}px` });
		};
		place();
		window.addEventListener("scroll", place, { capture: true, passive: true });
		window.addEventListener("resize", place);
		return () => {
			window.removeEventListener("scroll", place, { capture: true });
			window.removeEventListener("resize", place);
		};
	}, [isShown, side]);

	return (
		// Without a box of its own. Events of the hint come here, too: the pointer may rest on it.
		<span ref={anchor} className={styles.anchor} {...handlers}>
			{cloneElement(children, isShown ? { "aria-describedby": id } : {})}
			{isShown &&
				createPortal(
					<div ref={hint} id={id} role="tooltip" className={styles.tooltip}>
						{content}
					</div>,
					document.body,
				)}
		</span>
	);
}
