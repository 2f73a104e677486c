import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link, useLocation } from "react-router-dom";
import { lineHash } from "./line-hash.ts";
import styles from "./line-link.module.css";
import { en } from "./messages/en.ts";

/** Leads to a line of the code on the same page, which scrolls there and marks it. */
export function LineLink({ line }: { line: number }) {
	const text = useMessages({ en });
	const { search } = useLocation();
	return (
		<Link to={{ search, hash: lineHash(line) }} className={styles.link}>
			{text.line(line)}
		</Link>
	);
}
