import { useEffect, useRef } from "react";
import styles from "./code-on-paper.module.css";

/** Each line is an element, which the style sheet numbers. */
function linesOf(code: string): DocumentFragment {
	const lines = document.createDocumentFragment();
	for (const text of code.split(/\r\n?|\n/)) {
		const line = document.createElement("code");
		line.textContent = text;
		lines.append(line);
	}
	return lines;
}

/**
 * The whole code of a script while the page is printed. The screen has a part of it only: its first lines until somebody uses the page, and
 * then an editor that draws the lines in view. The layout for paper waits for nothing, so this fills its place itself: React would need
 * its own package for the document to render at once.
 */
export function CodeOnPaper({ code }: { code: string }) {
	const place = useRef<HTMLPreElement>(null);
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const show = (isPrinting: boolean) => place.current?.replaceChildren(isPrinting ? linesOf(code) : "");
		window.addEventListener("beforeprint", () => show(true), { signal });
		window.addEventListener("afterprint", () => show(false), { signal });
		// Developer tools emulate the medium without these events.
		window.matchMedia("print").addEventListener("change", ({ matches }) => show(matches), { signal });
		return () => listening.abort();
	}, [code]);
	return <pre ref={place} className={styles.code} dir="ltr" data-on-paper="" />;
}
