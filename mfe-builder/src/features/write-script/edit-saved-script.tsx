import { scriptKeys } from "@scriptorium/hub-data/query-keys/script-query-keys";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link, Navigate } from "react-router-dom";
import { en } from "./messages/en.ts";
import { editAction } from "./pending-save.ts";

export interface EditSavedScriptProps {
	id: string;
	/** The screen for the script as it was read. */
	children: (saved: ScriptDetails) => ReactNode;
}

/** The screen for a script that is there, once it is read, for its owner. The database refuses everybody else anyway. */
export function EditSavedScript({ id, children }: EditSavedScriptProps) {
	const text = useMessages({ en });
	usePageTitle(text.title.edit);
	const host = useHost();
	const session = useSession();
	const signInFor = useSignInFor(editAction);
	const query = useSavedScript(id);

	useEffect(() => {
		if (session.status !== "signed-out") return;
		host.notify("error", text.signIn.title, { description: text.signIn.text });
		signInFor({});
	}, [host, session.status, text, signInFor]);

	if (query.isError) {
		return (
			<Page width="reading">
				<ErrorState
					headingLevel={1}
					title={text.loadFailed.title}
					detail={text.loadFailed.detail}
					actions={
						<Button busy={query.isFetching} onClick={() => void query.refetch()}>
							{text.loadFailed.retry}
						</Button>
					}
				/>
			</Page>
		);
	}
	if (session.status !== "signed-in" || !query.isSuccess) {
		return (
			<Page title={text.title.edit}>
				<LoadingRegion text={text.loading} textVisible>
					<Skeleton shape="block" height="28rem" />
				</LoadingRegion>
			</Page>
		);
	}
	if (query.data === null) return <Navigate to="/not-found" replace />;
	if (query.data.owner_id !== session.user.id) {
		return (
			<Page width="reading">
				<ErrorState
					headingLevel={1}
					title={text.notYours.title}
					detail={text.notYours.detail}
					actions={
						<Link to={`/bookmarklet/${query.data.id}`} className={buttonClass()}>
							{text.notYours.open}
						</Link>
					}
				/>
			</Page>
		);
	}
	return children(query.data);
}

/** The script to edit as it is saved now; null when there is none that this person may see. */
function useSavedScript(id: string) {
	const { client } = useHost();
	return useQuery({
		queryKey: scriptKeys.edited(id),
		queryFn: async ({ signal }) =>
			unwrapForQuery((await import("@scriptorium/hub-data/scripts/get-script")).getScript(client, { id }, signal)),
		// The input is based on the version read when the screen was opened; a newer one must not replace it.
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
}
