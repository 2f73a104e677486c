import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ScriptGrid } from "../../script-card/script-grid.tsx";
import { ScriptGridSkeleton } from "../../script-card/script-grid-skeleton.tsx";
import { en } from "./messages/en.ts";
import { PageLinks } from "./page-links.tsx";
import { type ProfileView, writeProfileView } from "./profile-address.ts";
import styles from "./profile-list.module.css";
import { useFailureNotice } from "./use-failure-notice.ts";
import { useProfileList } from "./use-profile-list.ts";

const PLACES = 4;

export interface ProfileListProps {
	userId: string;
	view: ProfileView;
	/** Shown when there is nothing in the whole list. */
	empty: ReactNode;
}

/** The scripts of a tab, page by page, with loading, empty and failed states. */
export function ProfileList({ userId, view, empty }: ProfileListProps) {
	const text = useMessages({ en });
	const { lists } = text;
	const query = useProfileList(userId, view);
	useFailureNotice(query, lists[view.tab]);
	if (query.data === undefined) {
		if (!query.isError) return <ScriptGridSkeleton text={lists.loading} count={PLACES} />;
		return (
			<ErrorState
				title={lists[view.tab]}
				detail={lists.failedDetail}
				actions={
					<Button busy={query.isFetching} onClick={() => void query.refetch()}>
						{lists.retry}
					</Button>
				}
			/>
		);
	}
	const { scripts, total } = query.data;
	if (scripts.length === 0) {
		if (view.page === 1) return empty;
		return (
			<EmptyState
				title={lists.pastEnd}
				action={
					<Link to={{ search: writeProfileView({ ...view, page: 1 }) }} className={buttonClass()}>
						{lists.firstPage}
					</Link>
				}
			>
				{lists.pastEndText}
			</EmptyState>
		);
	}
	return (
		<div className={styles.list} aria-busy={query.isPlaceholderData || undefined}>
			<ScriptGrid scripts={scripts} label={text.tabs[view.tab]} headingLevel={2} />
			<PageLinks view={view} total={total} shown={scripts.length} />
		</div>
	);
}
