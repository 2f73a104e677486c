import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { Page } from "@scriptorium/ui-kit/page";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router-dom";

export interface FailedPageProps {
	/** The query whose data the page shows. */
	query: Pick<UseQueryResult, "isFetching" | "refetch">;
	text: { readonly title: string; readonly detail: string; readonly retry: string; readonly explore: string };
}

/** The page of a script, profile or collection that could not be loaded: Try again, or explore other scripts. */
export function FailedPage({ query, text }: FailedPageProps) {
	return (
		<Page width="reading">
			<ErrorState
				headingLevel={1}
				title={text.title}
				detail={text.detail}
				actions={
					<>
						<Button busy={query.isFetching} onClick={() => void query.refetch()}>
							{text.retry}
						</Button>
						<Link to="/explore" className={buttonClass({ variant: "quiet" })}>
							{text.explore}
						</Link>
					</>
				}
			/>
		</Page>
	);
}
