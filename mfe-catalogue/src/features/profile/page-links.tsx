import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./page-links.module.css";
import { PAGE_SIZE, type ProfileView, writeProfileView } from "./profile-address.ts";

/** Counted no further than this; the exact number of pages is not known then. */
const COUNTED = 1000;

/** Leads from page to page of a list; nothing for a list of one page. */
export function PageLinks({ view, total, shown }: { view: ProfileView; total: number; shown: number }) {
	const text = useMessages({ en }).pages;
	const { page } = view;
	const pages = total > COUNTED ? null : Math.ceil(total / PAGE_SIZE);
	const hasNext = pages === null ? shown === PAGE_SIZE : page < pages;
	if (page === 1 && !hasNext) return null;
	const to = (other: number) => ({ search: writeProfileView({ ...view, page: other }) });
	return (
		<nav aria-label={text.label} className={styles.pages}>
			{page > 1 && (
				<Link to={to(page - 1)} rel="prev" className={`${buttonClass()} ${styles.previous}`}>
					<ChevronLeft aria-hidden="true" />
					{text.previous}
				</Link>
			)}
			<span role="status" className={styles.current}>
				{text.current(page, pages)}
			</span>
			{hasNext && (
				<Link to={to(page + 1)} rel="next" className={`${buttonClass()} ${styles.next}`}>
					{text.next}
					<ChevronRight aria-hidden="true" />
				</Link>
			)}
		</nav>
	);
}
