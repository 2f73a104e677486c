import { type ReactNode, useEffect, useRef } from "react";
import styles from "./code-block.module.css";
import { joinClasses } from "./join-classes.ts";

export interface CodeBlockProps {
	code: string;
	/** The accessible name of the scrollable block. */
	label: string;
	/** Line numbers (from 1) to mark in the margin, as a scribe would with red ink. */
	markedLines?: ReadonlySet<number>;
	/** A line to bring into view and mark. Every new object repeats this; `focus` also moves the focus there. */
	pointedAt?: { readonly line: number; readonly focus: boolean } | null;
	/** Buttons in the corner: copy, download. */
	actions?: ReactNode;
	wrap?: boolean;
	className?: string;
}

/**
 * Shows source code with line numbers that are not copied with it. It scrolls by itself and is reachable by keyboard.
 * @param props the code, its accessible name, marked lines and actions
 * @returns the element
 */
export function CodeBlock({
	code,
	label,
	markedLines,
	pointedAt = null,
	actions,
	wrap = false,
	className,
}: CodeBlockProps) {
	const scroll = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!pointedAt) return;
		scroll.current?.querySelector("[data-pointed]")?.scrollIntoView({ block: "center" });
		if (pointedAt.focus) scroll.current?.focus({ preventScroll: true });
	}, [pointedAt]);
	const lines = code.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
	return (
		<div className={joinClasses(styles.block, className)}>
			{actions && <div className={styles.actions}>{actions}</div>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
			<section ref={scroll} className={styles.scroll} aria-label={label} tabIndex={0} dir="ltr">
				<pre className={joinClasses(styles.pre, wrap && styles.wrap)}>
					<code>
						{lines.map((line, index) => (
							<span
								key={index}
								className={styles.line}
								data-marked={markedLines?.has(index + 1) || undefined}
								data-pointed={pointedAt?.line === index + 1 || undefined}
							>
								{`${line}\n`}
							</span>
						))}
					</code>
				</pre>
			</section>
		</div>
	);
}
