import { buttonClass } from "@scriptorium/ui-kit/button";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { laterOverlay, laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu as MenuIcon, Search } from "lucide-react";
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { useHubSession } from "../../host-context/host-provider.tsx";
import { Link, NavLink } from "../../navigation/link.tsx";
import { ExtensionIndicator } from "./extension-indicator.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";
import { en } from "./messages/en.ts";
import type { MobileDrawerProps } from "./mobile-drawer.tsx";
import type { SearchOverlayProps } from "./search-overlay.tsx";
import styles from "./site-header.module.css";
import { isNarrow, useWidened } from "./use-is-narrow.ts";
import type { UserMenuProps } from "./user-menu.tsx";

// Menus and dialogs are a third of the interface's code, and most first visits open none.
const MobileDrawer = laterOverlay<MobileDrawerProps>(async () => (await import("./mobile-drawer.tsx")).MobileDrawer);
const SearchOverlay = laterOverlay<SearchOverlayProps>(
	async () => (await import("./search-overlay.tsx")).SearchOverlay,
);
const UserMenu = laterPart<UserMenuProps>({
	load: async () => (await import("./user-menu.tsx")).UserMenu,
	placeholder: <span className={styles.reserved} />,
});

export interface SearchHandle {
	/** Puts the cursor into the search: the field of the header, or the overlay where there is none. */
	focusSearch(): void;
}

export interface SiteHeaderProps {
	search: Ref<SearchHandle>;
	/** Shown in the search field; undefined while single-key shortcuts are off. */
	searchShortcut: string | undefined;
	onSignOut: () => void;
	themeSwitch: ReactNode;
	/** Shown at the upper edge while the next page loads. */
	progress: ReactNode;
}

export function SiteHeader({ search, searchShortcut, onSignOut, themeSwitch, progress }: SiteHeaderProps) {
	const texts = useMessages({ en });
	const session = useHubSession();
	const [opened, setOpened] = useState<"search" | "menu" | null>(null);
	const input = useRef<HTMLInputElement>(null);

	useImperativeHandle(search, () => ({
		focusSearch() {
			if (isNarrow()) return setOpened("search");
			input.current?.focus();
			input.current?.select();
		},
	}));
	// The buttons that opened these have gone: nothing would close them.
	useWidened(opened !== null, () => setOpened(null));

	// Both headers are in the server's HTML, and the style sheet shows one: nothing moves under the pointer when the session is known.
	const isUnknown = session.status === "loading";
	const navLink = `${buttonClass({ variant: "quiet" })} ${styles.navLink}`;
	return (
		<header className={styles.header}>
			{progress}
			<div className={styles.inner}>
				<Link to="/" className={styles.logo} aria-label={texts.home}>
					<Logo />
				</Link>
				<HeaderSearch inputRef={input} shortcut={searchShortcut} className={styles.wideOnly} />
				<nav aria-label={texts.landmark} className={`${styles.nav} ${styles.wideOnly}`}>
					<NavLink to="/explore" className={navLink} data-tour="explore">
						{texts.explore}
					</NavLink>
					{session.status !== "signed-out" && (
						<NavLink to="/create" className={`${navLink} ${isUnknown ? styles.member : ""}`} data-tour="create">
							{texts.create}
						</NavLink>
					)}
					<NavLink to="/builder" className={navLink}>
						{texts.builder}
					</NavLink>
				</nav>
				<div className={`${styles.account} ${styles.wideOnly}`}>
					<ExtensionIndicator />
					{session.status === "signed-in" && <UserMenu user={session.user} onSignOut={onSignOut} />}
					{session.status !== "signed-in" && (
						<Link to="/auth" className={`${buttonClass({ variant: "primary" })} ${isUnknown ? styles.visitor : ""}`}>
							{texts.signIn}
						</Link>
					)}
					{isUnknown && <span className={`${styles.reserved} ${styles.member}`} />}
				</div>
				<div className={`${styles.account} ${styles.narrowOnly}`}>
					<IconButton
						label={texts.openSearch}
						icon={<Search aria-hidden="true" />}
						onClick={() => setOpened("search")}
					/>
					<IconButton label={texts.openMenu} icon={<MenuIcon aria-hidden="true" />} onClick={() => setOpened("menu")} />
				</div>
			</div>
			<SearchOverlay open={opened === "search"} onOpenChange={(open) => setOpened(open ? "search" : null)} />
			<MobileDrawer
				open={opened === "menu"}
				onOpenChange={(open) => setOpened(open ? "menu" : null)}
				user={session.user}
				onSignOut={onSignOut}
				themeSwitch={themeSwitch}
			/>
		</header>
	);
}
