import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useSession } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { EyeOff } from "lucide-react";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./visibility-notice.module.css";

/** Explains to people who may see an unpublished script why it is not public; renders nothing for a public one. */
export function VisibilityNotice({ script }: { script: ScriptDetails }) {
	const { visibility } = useMessages({ en });
	const { user } = useSession();
	const { moderation_status: status, is_published: isPublished } = script;
	const reason = status === "pending" || status === "removed" ? status : isPublished ? null : "draft";
	if (reason === null) return null;
	const { title, detail } = visibility[reason];
	const isOwner = user !== null && user.id === script.owner_id;
	return (
		<aside className={styles.notice} aria-label={title}>
			<EyeOff aria-hidden="true" className={styles.icon} />
			<p className={styles.words}>
				<strong>{title}</strong>
				<span>{detail}</span>
				{isOwner && reason === "removed" && <Link to="/notifications">{visibility.appeal}</Link>}
				{isOwner && reason === "draft" && <Link to="/manage-bookmarklets?tab=drafts">{visibility.publish}</Link>}
			</p>
		</aside>
	);
}
