import type { Result } from "@scriptorium/core-types/errors";
import { accountKeys } from "@scriptorium/hub-data/query-keys/account-query-keys";
import { endSession } from "@scriptorium/hub-data/sessions/end-session";
import { listOwnSessions, type OwnSession } from "@scriptorium/hub-data/sessions/list-own-sessions";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import { useQuery } from "../../server-html/use-query.ts";
import styles from "./account-page.module.css";
import { en } from "./messages/en.ts";
import { Section } from "./section.tsx";
import { sessionName } from "./session-name.ts";

export interface SessionsSectionProps {
	userId: string;
	onSignOutEverywhere: () => Promise<Result<void>>;
}

/** Where the person is signed in, and how to end it. */
export function SessionsSection({ userId, onSignOutEverywhere }: SessionsSectionProps) {
	const whole = useMessages({ en });
	const texts = whole.sessions;
	const { client, notify } = useHost();
	const queries = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const queryKey = accountKeys.sessions(userId);
	const sessions = useQuery({
		queryKey,
		staleTime: 0,
		queryFn: async ({ signal }) => {
			const read = await listOwnSessions(client, signal);
			if (!read.ok) throw new Error(read.error.message);
			return read.value;
		},
	});
	const end = useMutation({
		mutationFn: (id: string) => endSession(client, id),
		onSuccess: (result) => {
			// Ended already: the list was out of date, and the goal is reached.
			if (result.ok || result.error.code === "NOT_FOUND") notify("success", texts.ended);
			else notify("error", texts.endFailed, { description: result.error.message });
			return queries.invalidateQueries({ queryKey });
		},
	});
	const everywhere = useMutation({
		mutationFn: onSignOutEverywhere,
		onSuccess: (result) => {
			setAsking(false);
			if (!result.ok) notify("error", texts.endFailed, { description: result.error.message });
		},
	});
	const nameOf = ({ user_agent, device_name }: OwnSession) => {
		if (device_name !== null) return device_name;
		const known = sessionName(user_agent);
		return known ? texts.named(known.browser, known.system) : texts.unknown;
	};

	return (
		<Section heading={texts.heading} text={texts.text}>
			{sessions.isPending && (
				<LoadingRegion text={texts.loading}>
					<Skeleton lines={3} />
				</LoadingRegion>
			)}
			{sessions.isError && (
				<ErrorState
					title={texts.failed}
					actions={<Button onClick={() => void sessions.refetch()}>{whole.retry}</Button>}
				/>
			)}
			{sessions.data && (
				<ul className={styles.list}>
					{sessions.data.map((session) => (
						<li key={session.id} className={styles.item}>
							<span className={styles.itemWords}>
								<span className={styles.itemName}>
									{nameOf(session)} {session.is_current && <Badge>{texts.current}</Badge>}
								</span>
								<span className={styles.text}>
									{texts.started} <RelativeTime iso={session.created_at} />, {texts.used}{" "}
									<RelativeTime iso={session.used_at} />
								</span>
							</span>
							{!session.is_current && (
								<Button
									size="small"
									aria-label={texts.endNamed(nameOf(session))}
									busy={end.isPending && end.variables === session.id}
									onClick={() => end.mutate(session.id)}
								>
									{texts.end}
								</Button>
							)}
						</li>
					))}
				</ul>
			)}
			<div>
				<Button onClick={() => setAsking(true)}>{texts.everywhere}</Button>
			</div>
			<Dialog
				open={isAsking}
				onOpenChange={setAsking}
				role="alertdialog"
				size="small"
				title={texts.everywhere}
				description={texts.everywhereQuestion}
				closeLabel={texts.close}
				actions={
					<>
						<Button data-initial-focus="" onClick={() => setAsking(false)}>
							{texts.cancel}
						</Button>
						<Button variant="danger" busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
							{texts.everywhere}
						</Button>
					</>
				}
			/>
		</Section>
	);
}
