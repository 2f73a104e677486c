import type { HubUser } from "@scriptorium/shared-protocol/host-remote/session";
import { Avatar } from "@scriptorium/ui-kit/avatar";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { Drawer } from "@scriptorium/ui-kit/drawer";
import { useMessages } from "@scriptorium/ui-kit/locale";
import {
	Bell,
	BookMarked,
	Compass,
	Gavel,
	LayoutGrid,
	Library,
	LogOut,
	type LucideIcon,
	PenLine,
	Settings,
	ShieldCheck,
	User,
	Workflow,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "../../navigation/link.tsx";
import { ExtensionIndicator } from "./extension-indicator.tsx";
import { en } from "./messages/en.ts";
import styles from "./mobile-drawer.module.css";
import { useStaffWaiting } from "./use-staff-waiting.ts";
import { WaitingCount } from "./waiting-count.tsx";

export interface MobileDrawerProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Null for a visitor. */
	user: HubUser | null;
	onSignOut: () => void;
	themeSwitch: ReactNode;
}

interface DrawerLink {
	readonly to: string;
	readonly text: string;
	readonly Icon: LucideIcon;
	/** Shown at the end when it is more than 0. */
	readonly count?: number;
}

/** The side drawer below 768 px (spec 01 § 2). Any link in it closes it. */
export function MobileDrawer({ open, onOpenChange, user, onSignOut, themeSwitch }: MobileDrawerProps) {
	const texts = useMessages({ en });
	const close = () => onOpenChange(false);
	const waiting = useStaffWaiting(user);
	const links: readonly DrawerLink[] = [
		{ to: "/explore", text: texts.explore, Icon: Compass },
		{ to: "/categories", text: texts.categories, Icon: LayoutGrid },
		{ to: "/create", text: texts.create, Icon: PenLine },
		{ to: "/builder", text: texts.builder, Icon: Workflow },
		{ to: "/security", text: texts.security, Icon: ShieldCheck },
		...(user
			? [
					{ to: `/profile/${user.id}`, text: texts.myProfile, Icon: User },
					{ to: "/manage-bookmarklets", text: texts.myBookmarklets, Icon: BookMarked },
					{ to: "/collections", text: texts.myCollections, Icon: Library },
					{ to: "/notifications", text: texts.notifications, Icon: Bell },
					{ to: "/account", text: texts.accountSettings, Icon: Settings },
				]
			: []),
		...(waiting === null ? [] : [{ to: "/admin?tab=moderation", text: texts.staff, Icon: Gavel, count: waiting }]),
	];
	return (
		<Drawer open={open} onOpenChange={onOpenChange} title={texts.menu} closeLabel={texts.close}>
			<div className={styles.content}>
				{user && (
					<p className={styles.person}>
						<Avatar name={user.displayName} src={user.avatarUrl} />
						<span dir="auto" className={styles.name}>
							{user.displayName || user.email}
						</span>
					</p>
				)}
				<nav aria-label={texts.menu}>
					<ul className={styles.links}>
						{links.map(({ to, text, Icon, count = 0 }) => (
							<li key={to}>
								<NavLink to={to} onClick={close} className={styles.link ?? ""}>
									<Icon aria-hidden="true" className={styles.icon} />
									{text}
									<WaitingCount count={count} />
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<ExtensionIndicator withText onFollowed={close} />
				{themeSwitch}
				{user ? (
					<Button
						icon={<LogOut aria-hidden="true" />}
						onClick={() => {
							close();
							onSignOut();
						}}
					>
						{texts.logOut}
					</Button>
				) : (
					<Link to="/auth" onClick={close} className={buttonClass({ variant: "primary" })}>
						{texts.signIn}
					</Link>
				)}
			</div>
		</Drawer>
	);
}
