import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { UserCheck, UserPlus } from "lucide-react";
import { type ToggleTarget, useToggle } from "../../toggle/use-toggle.ts";
import styles from "./follow-button.module.css";
import { followToggle } from "./follow-toggle.ts";
import { en } from "./messages/en.ts";

/** Follows an author or takes it back; for anybody but the author. `targetId` is the author's user id. */
export function FollowButton({ authorName, ...target }: ToggleTarget & { authorName: string }) {
	const text = useMessages({ en });
	const { isOn, isUnknown, press } = useToggle(followToggle, text, target);
	return (
		<Button
			variant={isOn ? "secondary" : "primary"}
			aria-pressed={isOn}
			aria-disabled={isUnknown || undefined}
			className={styles.follow}
			icon={isOn ? <UserCheck aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
			onClick={press}
		>
			<span>
				{isOn ? text.following : text.follow} <VisuallyHidden>{authorName}</VisuallyHidden>
			</span>
		</Button>
	);
}
