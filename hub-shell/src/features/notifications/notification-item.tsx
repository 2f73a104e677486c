import type { Notification, OwnAppeals } from "@scriptorium/hub-data/notifications/notification";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";
import { en } from "./messages/en.ts";
import styles from "./notifications-screen.module.css";

export interface NotificationItemProps {
	notification: Notification;
	/** The appeal against this decision; null without one. */
	appeal: OwnAppeals[number] | null;
	/** Whether it is known that there is no appeal yet. */
	mayAppeal: boolean;
}

export function NotificationItem({ notification, appeal, mayAppeal }: NotificationItemProps) {
	const text = useMessages({ en });
	const [open, setOpen] = useState(false);
	const { kind, title, note, bookmarklet_id: scriptId, read_at: readAt } = notification;
	const isRemoval = kind === "script_removed" || kind === "review_removed";
	return (
		<li className={styles.item} data-unread={readAt === null || undefined}>
			<p className={styles.what}>
				<strong>{text.kinds[kind](title)}</strong>
				{readAt === null && <Badge tone="info">{text.unread}</Badge>}
			</p>
			{kind === "script_held" && <p className={styles.note}>{text.held}</p>}
			{note !== null && (
				<p className={styles.note}>
					{text.reason}: {note}
				</p>
			)}
			<p className={styles.facts}>
				<RelativeTime iso={notification.created_at} />
				{scriptId !== null && kind === "script_removed" && <Link to="/manage-bookmarklets">{text.manage}</Link>}
				{scriptId !== null && kind !== "script_removed" && kind !== "appeal_rejected" && (
					<Link to={`/bookmarklet/${scriptId}`}>{text.open}</Link>
				)}
			</p>
			{isRemoval && appeal !== null && (
				<p className={styles.facts}>
					<span>{text.appeal[appeal.status]}</span>
					{appeal.decided_alone && <span>{text.appeal.decidedAlone}</span>}
				</p>
			)}
			{isRemoval && appeal === null && mayAppeal && notification.decision_id !== null && (
				<div>
					<Button size="small" onClick={() => setOpen(true)}>
						{text.appeal.start}
					</Button>
				</div>
			)}
			<AppealDialog notificationId={notification.id} open={open} onOpenChange={setOpen} />
		</li>
	);
}
