import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./code-block.module.css";
import { joinClasses } from "./join-classes.ts";
import { laterPart } from "./later-part.tsx";
import type { PlainCodeProps } from "./plain-code/plain-code.tsx";

export interface CodeBlockProps {
	code: string;
	/** The accessible name of the scrollable block. */
	label: string;
	/** Line numbers (from 1) with a finding, to mark in the margin. */
	markedLines?: ReadonlySet<number>;
	/**
	 * A line to bring into view and mark. Every new object repeats this; `focus` also moves the focus there, `staysInBlock` scrolls only
	 * the block and not the page.
	 */
	pointedAt?: { readonly line: number; readonly focus: boolean; readonly staysInBlock?: boolean } | null;
	/** Buttons in the corner: copy, download. */
	actions?: ReactNode;
	wrap?: boolean;
	className?: string;
	/** Shows a line, for example with syntax colors; the number is counted from 1. Left out: its text. */
	showLine?: (text: string, line: number) => ReactNode;
	/** A line was clicked, without selecting text. Only a shortcut: offer the same to the keyboard elsewhere. */
	onLineClick?: (line: number) => void;
}

/** Few scripts are that large. */
const PlainCode = laterPart<PlainCodeProps>({
	load: async () => (await import("./plain-code/plain-code.tsx")).PlainCode,
});

/** Longer code, in UTF-16 units, has no element per line. */
const MAX_NUMBERED_LENGTH = 1_000_000;

/**
 * Shows source code with line numbers that are not copied with it. It scrolls by itself and is reachable by keyboard.
 * Code of more than a million characters is shown as it is, with a note.
 */
export function CodeBlock(props: CodeBlockProps) {
	const { code, label, pointedAt = null, actions, className } = props;
	if (code.length <= MAX_NUMBERED_LENGTH) return <NumberedCode {...props} />;
	return (
		<>
			{actions}
			<PlainCode code={code} label={label} pointedAt={pointedAt} className={className} />
		</>
	);
}

function NumberedCode({
	code,
	label,
	markedLines,
	pointedAt = null,
	actions,
	wrap = false,
	className,
	showLine,
	onLineClick,
}: CodeBlockProps) {
	const scroll = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!pointedAt) return;
		const line = scroll.current?.querySelector<HTMLElement>("[data-pointed]");
		if (!pointedAt.staysInBlock) line?.scrollIntoView({ block: "center" });
		else if (line && scroll.current) scroll.current.scrollTop = line.offsetTop - scroll.current.clientHeight / 3;
		if (pointedAt.focus) scroll.current?.focus({ preventScroll: true });
	}, [pointedAt]);
	const lines = code.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
	const clicked = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
		if (getSelection()?.isCollapsed === false || !(target instanceof Element)) return;
		const line = target.closest(`.${styles.line}`);
		const index = line === null ? -1 : Array.prototype.indexOf.call(currentTarget.children, line);
		if (index >= 0) onLineClick?.(index + 1);
	};
	return (
		<div className={joinClasses(styles.block, className)}>
			{actions && <div className={styles.actions}>{actions}</div>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
			<section ref={scroll} className={styles.scroll} aria-label={label} tabIndex={0} dir="ltr">
				<pre className={joinClasses(styles.pre, wrap && styles.wrap)}>
					{/* biome-ignore-start lint/a11y: a shortcut for the mouse, as documented at the property */}
					<code onClick={onLineClick && clicked} data-clickable={onLineClick ? true : undefined}>
						{lines.map((line, index) => (
							<span
								key={index}
								className={styles.line}
								data-marked={markedLines?.has(index + 1) || undefined}
								data-pointed={pointedAt?.line === index + 1 || undefined}
							>
								{showLine ? showLine(line, index + 1) : line}
								{"\n"}
							</span>
						))}
					</code>
					{/* biome-ignore-end lint/a11y: see above */}
				</pre>
			</section>
		</div>
	);
}
