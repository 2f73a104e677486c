import type { HubUser } from "@scriptorium/shared-protocol/host-remote/session";
import { Avatar } from "@scriptorium/ui-kit/avatar";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@scriptorium/ui-kit/menu";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { Bell, BookMarked, Gavel, Library, LogOut, Settings, User } from "lucide-react";
import { Link } from "../../navigation/link.tsx";
import { en } from "./messages/en.ts";
import { useHasUnread } from "./use-has-unread.ts";
import { useStaffWaiting } from "./use-staff-waiting.ts";
import styles from "./user-menu.module.css";
import { WaitingCount } from "./waiting-count.tsx";

export interface UserMenuProps {
	user: HubUser;
	onSignOut: () => void;
}

/** Avatar, name, e-mail, the four entries of spec 01 § 2, collections and notifications, which no other menu leads to; for staff also the panel. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
	const texts = useMessages({ en });
	const hasUnread = useHasUnread(user.id);
	const waiting = useStaffWaiting(user);
	const name = hasUnread ? texts.userMenuUnread(user.displayName) : texts.userMenu(user.displayName);
	const entries = [
		{ to: `/profile/${user.id}`, text: texts.myProfile, Icon: User },
		{ to: "/manage-bookmarklets", text: texts.myBookmarklets, Icon: BookMarked },
		{ to: "/collections", text: texts.myCollections, Icon: Library },
		{ to: "/notifications", text: texts.notifications, Icon: Bell },
		{ to: "/account", text: texts.accountSettings, Icon: Settings },
	];
	return (
		<Menu
			label={name}
			trigger={
				<button type="button" className={styles.trigger} aria-label={name}>
					<Avatar name={user.displayName} src={user.avatarUrl} />
					{hasUnread && <span className={styles.unread} data-unread />}
				</button>
			}
		>
			<MenuLabel>
				<span className={styles.person}>
					<span dir="auto" className={styles.name}>
						{user.displayName}
					</span>
					<span className={styles.email}>{user.email}</span>
				</span>
			</MenuLabel>
			<MenuSeparator />
			{entries.map(({ to, text, Icon }) => (
				<MenuItem key={to} asChild>
					<Link to={to}>
						<Icon aria-hidden="true" />
						{text}
						{hasUnread && to === "/notifications" && <VisuallyHidden>{texts.unread}</VisuallyHidden>}
						{hasUnread && to === "/notifications" && <span className={styles.mark} aria-hidden="true" />}
					</Link>
				</MenuItem>
			))}
			{waiting !== null && (
				<>
					<MenuSeparator />
					<MenuItem asChild>
						<Link to="/admin?tab=moderation">
							<Gavel aria-hidden="true" />
							{texts.staff}
							<WaitingCount count={waiting} />
						</Link>
					</MenuItem>
				</>
			)}
			<MenuSeparator />
			<MenuItem icon={<LogOut aria-hidden="true" />} onSelect={onSignOut}>
				{texts.logOut}
			</MenuItem>
		</Menu>
	);
}
