import { useEffect, useMemo, useRef } from "react";
import { useMessages } from "../locale.tsx";
import { en } from "./messages/en.ts";
import styles from "./plain-code.module.css";
import { splitCode } from "./split-code.ts";

export interface PlainCodeProps {
	readonly code: string;
	/** The accessible name of the scrollable block. */
	readonly label: string;
	readonly pointedAt: { readonly line: number; readonly focus: boolean } | null;
	readonly className?: string | undefined;
}

/** As in the style sheet. */
const LINE_HEIGHT_EM = 1.6;

/**
 * Code that is too large for an element per line, which would stop the page for seconds. It is in the page as a whole, so that it can be
 * searched and copied, in parts of which the browser lays out only those that are seen.
 */
export function PlainCode({ code, label, pointedAt, className }: PlainCodeProps) {
	const texts = useMessages({ en });
	const scroll = useRef<HTMLElement>(null);
	const parts = useMemo(() => splitCode(code), [code]);
	useEffect(() => {
		if (pointedAt === null) return;
		const index = parts.findLastIndex(({ line }) => line <= pointedAt.line);
		const part = scroll.current?.querySelectorAll<HTMLElement>("[data-part]")[Math.max(0, index)];
		if (part && scroll.current) scroll.current.scrollTop = part.offsetTop;
		if (pointedAt.focus) scroll.current?.focus({ preventScroll: true });
	}, [pointedAt, parts]);
	return (
		<div className={styles.block}>
			<p className={styles.note}>{texts.note((code.length / 1024 / 1024).toFixed(1))}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
			<section ref={scroll} className={`${styles.scroll} ${className ?? ""}`} aria-label={label} tabIndex={0} dir="ltr">
				<pre className={styles.pre}>
					<code>
						{parts.map(({ text, lines }, index) => (
							<span
								key={index}
								data-part=""
								className={styles.part}
								style={{ containIntrinsicBlockSize: `auto ${lines * LINE_HEIGHT_EM}em` }}
							>
								{text}
							</span>
						))}
					</code>
				</pre>
			</section>
		</div>
	);
}
