import type { HubUser } from "@scriptorium/shared-protocol/host-remote/session";
import { Avatar } from "@scriptorium/ui-kit/avatar";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@scriptorium/ui-kit/menu";
import { BookMarked, Library, LogOut, Settings, User } from "lucide-react";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./user-menu.module.css";

export interface UserMenuProps {
	user: HubUser;
	onSignOut: () => void;
}

/** Avatar, name, e-mail, the four entries of spec 01 § 2, and the collections, which no other menu leads to. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
	const texts = useMessages({ en });
	const entries = [
		{ to: `/profile/${user.id}`, text: texts.myProfile, Icon: User },
		{ to: "/manage-bookmarklets", text: texts.myBookmarklets, Icon: BookMarked },
		{ to: "/collections", text: texts.myCollections, Icon: Library },
		{ to: "/account", text: texts.accountSettings, Icon: Settings },
	];
	return (
		<Menu
			label={texts.userMenu(user.displayName)}
			trigger={
				<button type="button" className={styles.trigger} aria-label={texts.userMenu(user.displayName)}>
					<Avatar name={user.displayName} src={user.avatarUrl} />
				</button>
			}
		>
			<MenuLabel>
				<span className={styles.person}>
					<span className={styles.name}>{user.displayName}</span>
					<span className={styles.email}>{user.email}</span>
				</span>
			</MenuLabel>
			<MenuSeparator />
			{entries.map(({ to, text, Icon }) => (
				<MenuItem key={to} asChild>
					<Link to={to}>
						<Icon aria-hidden="true" />
						{text}
					</Link>
				</MenuItem>
			))}
			<MenuSeparator />
			<MenuItem icon={<LogOut aria-hidden="true" />} onSelect={onSignOut}>
				{texts.logOut}
			</MenuItem>
		</Menu>
	);
}
