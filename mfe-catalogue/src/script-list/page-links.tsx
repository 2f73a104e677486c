import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./page-links.module.css";
import { countPages, PAGE_SIZE, withPage } from "./page-number.ts";

export interface PageLinksProps {
	page: number;
	/** 1001 stands for more than a thousand. */
	total: number;
	/** Scripts on this page. */
	shown: number;
}

/** The way to the other pages. Links, so that a page can be opened beside this one, kept and sent. */
export function PageLinks({ page, total, shown }: PageLinksProps) {
	const text = useMessages({ en });
	const [query] = useSearchParams();
	const pages = countPages(total);
	// 'Best match' ranks a thousand and ends there, so a page that is not full is the last one too.
	const isLast = shown < PAGE_SIZE || (pages !== null && page >= pages);
	if (page === 1 && isLast) return null;
	return (
		<nav className={styles.pages} aria-label={text.pages}>
			{page > 1 && (
				<Link rel="prev" to={{ search: withPage(query, page - 1) }} className={buttonClass()}>
					<ChevronLeft aria-hidden="true" />
					{text.previous}
				</Link>
			)}
			<span className={styles.where}>{text.page(page, pages)}</span>
			{!isLast && (
				<Link rel="next" to={{ search: withPage(query, page + 1) }} className={buttonClass()}>
					{text.next}
					<ChevronRight aria-hidden="true" />
				</Link>
			)}
		</nav>
	);
}
