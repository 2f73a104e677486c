import type { Category } from "@scriptorium/hub-data/categories/known-categories";
import { en as categoryTexts } from "@scriptorium/hub-data/categories/messages/en";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import { useCategoryCounts } from "../../category-counts/use-category-counts.ts";
import { categoryPath } from "../../script-links/script-addresses.ts";
import { en } from "./messages/en.ts";
import styles from "./related-category.module.css";

/** The home page has one tile for both, which leads to the first. */
const relatedOf: Partial<Readonly<Record<Category, Category>>> = { download: "media", media: "download" };

/** A link to the category that shares a tile of the home page with this one; nothing if it has no scripts. */
export function RelatedCategory({ of }: { of: Category }) {
	const related = relatedOf[of];
	return related === undefined ? null : <RelatedLink to={related} />;
}

function RelatedLink({ to }: { to: Category }) {
	const text = useMessages({ en });
	const { names } = useMessages({ en: categoryTexts });
	const { data: counts } = useCategoryCounts();
	const count = counts?.[to] ?? 0;
	if (count === 0) return null;
	return (
		<p className={styles.related}>
			{text.related} <Link to={categoryPath(to)}>{names[to]}</Link>, {text.count(count)}
		</p>
	);
}
