import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { UserCheck, UserPlus } from "lucide-react";
import { useLocation } from "react-router-dom";
import { useHost, useSession } from "../../host/host-context.tsx";
import styles from "./follow-button.module.css";
import { en } from "./messages/en.ts";
import { pendingFollow } from "./pending-follow.ts";
import { type FollowChange, useFollow } from "./use-follow.ts";

/** Follows an author or takes it back; for anybody but the author. */
export function FollowButton({ authorName, ...change }: FollowChange & { authorName: string }) {
	const text = useMessages({ en });
	const host = useHost();
	const { status } = useSession();
	const { pathname, search } = useLocation();
	const { followed, unknown, userId, toggle } = useFollow(change);
	const waits = unknown || status === "loading";

	function press() {
		if (userId) return toggle(userId);
		host.notify("error", text.signInFirst);
		host.requireSignIn(pendingFollow(change.authorId, pathname + search));
	}

	return (
		<Button
			variant={followed ? "secondary" : "primary"}
			aria-pressed={followed}
			aria-disabled={waits || undefined}
			className={styles.follow}
			icon={followed ? <UserCheck aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
			onClick={() => {
				if (!waits) press();
			}}
		>
			<span>
				{followed ? text.following : text.follow} <VisuallyHidden>{authorName}</VisuallyHidden>
			</span>
		</Button>
	);
}
