import { type ReactNode, useEffect, useState } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

const APPEARS_AFTER_MS = 150;

const STANDARD_SIZE = {
	text: { width: "100%", height: "0.7em" },
	block: { width: "100%", height: "1rem" },
	circle: { width: "2.5rem", height: "2.5rem" },
} as const;

export interface SkeletonProps {
	shape?: "text" | "block" | "circle";
	/** CSS lengths; a text line is as wide as its container otherwise. */
	width?: string;
	height?: string;
	/** Text only: how many lines; the last one is shorter. */
	lines?: number;
	className?: string;
}

/**
 * A gray shape that reserves the place of content that is loading. It is silent; `LoadingRegion` announces. It is an SVG, because its
 * size is an attribute there, which the Content-Security-Policy permits in the server's HTML, unlike styles.
 */
export function Skeleton({ shape = "text", width, height, lines = 1, className }: SkeletonProps) {
	const standard = STANDARD_SIZE[shape];
	const size = { width: width ?? standard.width, height: height ?? standard.height };
	if (shape !== "text" || lines === 1) {
		return <svg aria-hidden="true" {...size} className={joinClasses(styles.skeleton, styles[shape], className)} />;
	}
	return (
		<span aria-hidden="true" className={joinClasses(styles.lines, className)}>
			{Array.from({ length: lines }, (_, line) => (
				<svg key={line} {...size} className={joinClasses(styles.skeleton, styles.text)} />
			))}
		</span>
	);
}

export interface LoadingRegionProps {
	/** The name of the loading part; read to screen readers, and shown with `textVisible`. */
	text: string;
	/** The skeleton, in the shape of the result. */
	children?: ReactNode;
	textVisible?: boolean;
	className?: string;
}

/** Takes its place at once, but becomes visible and is announced only after 150 ms, so that a quick answer does not flicker. */
export function LoadingRegion({ text, children, textVisible = false, className }: LoadingRegionProps) {
	const [late, setLate] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLate(true), APPEARS_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	return (
		<div aria-busy="true" className={joinClasses(styles.region, className)}>
			<div role="status" className={textVisible ? styles.status : undefined}>
				{late && (textVisible ? text : <VisuallyHidden>{text}</VisuallyHidden>)}
			</div>
			<div className={joinClasses(styles.shape, late && styles.late)} data-visible={late}>
				{children}
			</div>
		</div>
	);
}
