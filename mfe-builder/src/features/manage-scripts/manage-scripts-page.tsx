import type { OwnScript } from "@scriptorium/hub-data/scripts/own-script";
import { useSession } from "@scriptorium/remote-kit/host";
import { defineReturn, usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { QueryFailure } from "@scriptorium/remote-kit/query-failure";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import { OwnScripts } from "./own-scripts.tsx";
import { useOwnScripts } from "./use-own-scripts.ts";

const signInAction = defineReturn("manage-scripts/sign-in");

export interface ManageScriptsPageProps {
	/** The figures of a script, shown below its row on request. */
	readonly renderStatistics: (script: OwnScript) => ReactNode;
}

/** `/manage-bookmarklets`: everything of the signed-in person. */
export function ManageScriptsPage({ renderStatistics }: ManageScriptsPageProps) {
	const text = useMessages({ en });
	usePageTitle(text.title);
	usePendingAction(signInAction);
	return (
		<Page
			title={text.title}
			lead={text.lead}
			actions={
				<Link to="/create" className={buttonClass({ variant: "primary" })}>
					<PenLine aria-hidden="true" />
					{text.createNew}
				</Link>
			}
		>
			<Content renderStatistics={renderStatistics} />
		</Page>
	);
}

function Content({ renderStatistics }: ManageScriptsPageProps) {
	const text = useMessages({ en });
	const { status } = useSession();
	const signInFor = useSignInFor(signInAction);
	const query = useOwnScripts();
	if (status === "signed-out") {
		return (
			<EmptyState
				title={text.signIn.title}
				action={
					<Button variant="primary" onClick={() => signInFor({})}>
						{text.signIn.action}
					</Button>
				}
			>
				{text.signIn.text}
			</EmptyState>
		);
	}
	// Also after a later read has failed.
	if (query.data) return <OwnScripts scripts={query.data} renderStatistics={renderStatistics} />;
	if (query.isError) {
		const isOffline = query.error instanceof QueryFailure && query.error.code === "OFFLINE";
		return (
			<ErrorState
				headingLevel={2}
				title={text.loadFailed.title}
				detail={isOffline ? text.loadFailed.offline : text.loadFailed.detail}
				actions={
					<Button busy={query.isFetching} onClick={() => void query.refetch()}>
						{text.loadFailed.retry}
					</Button>
				}
			/>
		);
	}
	return (
		<LoadingRegion text={text.loading} textVisible>
			<Skeleton shape="block" height="6.5rem" />
			<Skeleton shape="block" height="6.5rem" />
			<Skeleton shape="block" height="6.5rem" />
		</LoadingRegion>
	);
}
