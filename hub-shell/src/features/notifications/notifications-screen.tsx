import {
	listNotifications,
	listOwnAppeals,
	markNotificationsRead,
} from "@scriptorium/hub-data/notifications/notification";
import { notificationFilters, notificationKeys } from "@scriptorium/hub-data/query-keys/moderation-query-keys";
import type { DataResult } from "@scriptorium/hub-data/read-answer";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useHost, useHubSession } from "../../host-context/host-provider.tsx";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import { useQuery } from "../../server-html/use-query.ts";
import { en } from "./messages/en.ts";
import { NotificationItem } from "./notification-item.tsx";
import styles from "./notifications-screen.module.css";

/** What moderators have decided; opening the screen marks everything as read. */
export function NotificationsScreen() {
	const text = useMessages({ en });
	const { status } = useHubSession();
	return (
		<Page title={text.title} lead={text.lead} width="reading">
			<PageTitle text={text.title} />
			{status === "signed-out" ? (
				<EmptyState
					title={text.signIn}
					action={
						<Link to="/auth" className={buttonClass({ variant: "primary" })}>
							{text.signInAction}
						</Link>
					}
				/>
			) : (
				<NotificationList />
			)}
		</Page>
	);
}

/** The value of a result; the query cache accepts failures only as thrown errors. */
async function valueOrThrow<Value>(result: Promise<DataResult<Value>>): Promise<Value> {
	const settled = await result;
	if (settled.ok) return settled.value;
	throw new Error(settled.error.message);
}

function NotificationList() {
	const text = useMessages({ en });
	const { client } = useHost();
	const queries = useQueryClient();
	const userId = useHubSession().user?.id ?? null;
	const notifications = useQuery({
		queryKey: notificationKeys.list(userId),
		enabled: userId !== null,
		staleTime: 0,
		queryFn: ({ signal }) => valueOrThrow(listNotifications(client, signal)),
	});
	const appeals = useQuery({
		queryKey: notificationKeys.appeals(userId),
		enabled: userId !== null,
		staleTime: 0,
		queryFn: ({ signal }) => (userId === null ? [] : valueOrThrow(listOwnAppeals(client, { userId }, signal))),
	});
	const hasUnread = notifications.data?.some(({ read_at }) => read_at === null) ?? false;
	useEffect(() => {
		if (!hasUnread) return;
		// The list keeps its marks until it is opened again; a failure leaves them for the next visit.
		void markNotificationsRead(client).then(() => queries.invalidateQueries(notificationFilters.hasUnread));
	}, [hasUnread, client, queries]);

	if (notifications.isError) {
		return (
			<ErrorState
				title={text.failed}
				detail={text.failedDetail}
				actions={
					<Button busy={notifications.isFetching} onClick={() => void notifications.refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	if (notifications.isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="12rem" />
			</LoadingRegion>
		);
	}
	if (notifications.data.length === 0) return <EmptyState title={text.empty}>{text.emptyText}</EmptyState>;
	return (
		<ul className={styles.list} aria-label={text.list}>
			{notifications.data.map((notification) => (
				<NotificationItem
					key={notification.id}
					notification={notification}
					appeal={appeals.data?.find(({ decision_id }) => decision_id === notification.decision_id) ?? null}
					mayAppeal={appeals.isSuccess}
				/>
			))}
		</ul>
	);
}
