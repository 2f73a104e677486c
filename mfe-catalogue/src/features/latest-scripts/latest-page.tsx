import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Link, useSearchParams } from "react-router-dom";
import { readPageNumber } from "../../script-list/page-number.ts";
import { ScriptList } from "../../script-list/script-list.tsx";
import { useScriptList } from "../../script-list/use-script-list.ts";
import { en } from "./messages/en.ts";

export function LatestPage() {
	const text = useMessages({ en });
	usePageTitle(text.title);
	const [query] = useSearchParams();
	const page = readPageNumber(query);
	const list = useScriptList({ sort: "newest" }, { page });
	return (
		<Page title={text.title} lead={text.lead}>
			<ScriptList
				query={list}
				empty={
					<EmptyState
						title={text.empty}
						action={
							<Link to="/create" className={buttonClass({ variant: "primary" })}>
								{text.create}
							</Link>
						}
					>
						{text.emptyText}
					</EmptyState>
				}
				failure={() => (
					<ErrorState
						title={text.failed}
						detail={text.failedDetail}
						actions={<Button onClick={() => void list.refetch()}>{text.retry}</Button>}
					/>
				)}
			/>
		</Page>
	);
}
