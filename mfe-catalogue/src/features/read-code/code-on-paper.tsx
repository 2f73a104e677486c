import styles from "./code-on-paper.module.css";
import { useIsPrinting } from "./use-is-printing.ts";

/**
 * The whole code of a script while the page is printed. The screen has a part of it only: its first lines until somebody uses the page, and
 * then an editor that draws the lines in view. The layout for paper does not wait for code to be loaded, so this comes with the page.
 */
export function CodeOnPaper({ code }: { code: string }) {
	const isPrinting = useIsPrinting();
	if (!isPrinting) return null;
	return (
		<pre className={styles.code} dir="ltr" data-on-paper="">
			{code.split(/\r\n?|\n/).map((line, index) => (
				<code key={index}>{line}</code>
			))}
		</pre>
	);
}
