import { categoryLeads } from "@scriptorium/hub-data/categories/category-leads";
import { categoryTitle } from "@scriptorium/hub-data/categories/category-title";
import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { en as categoryTexts } from "@scriptorium/hub-data/categories/messages/en";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { readPageNumber } from "../../script-list/page-number.ts";
import { ScriptList } from "../../script-list/script-list.tsx";
import { useScriptList } from "../../script-list/use-script-list.ts";
import { en } from "./messages/en.ts";
import { RelatedCategory } from "./related-category.tsx";

export function CategoryPage() {
	const text = useMessages({ en });
	const { category: written = "" } = useParams();
	const category = knownCategory(written);
	const title = categoryTitle(written, useMessages({ en: categoryTexts }).names);
	usePageTitle(title);
	// The database counts an unknown category as 'utility'; an address that names none has nothing in it.
	const [query] = useSearchParams();
	const page = readPageNumber(query);
	const list = useScriptList({ sort: "popular", category: category ?? "" }, { page, enabled: category !== null });
	const all = (
		<Link to="/categories" className={buttonClass()}>
			{text.all}
		</Link>
	);
	const empty = <EmptyState title={text.empty} action={all} />;
	return (
		<Page title={title} lead={category && categoryLeads[category]} actions={all}>
			{category !== null && <RelatedCategory of={category} />}
			{category === null ? (
				empty
			) : (
				<ScriptList
					query={list}
					empty={empty}
					failure={(error) => (
						<ErrorState
							title={text.error(error.message)}
							detail={text.errorDetail}
							actions={<Button onClick={() => void list.refetch()}>{text.retry}</Button>}
						/>
					)}
				/>
			)}
		</Page>
	);
}
