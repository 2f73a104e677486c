import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { useNavigate } from "react-router-dom";
import { en } from "./messages/en.ts";
import { type ProfileTab, type ProfileView, profileTabs, writeProfileView } from "./profile-address.ts";
import { ProfileEmpty } from "./profile-empty.tsx";
import { ProfileList } from "./profile-list.tsx";
import styles from "./profile-tabs.module.css";

export interface ProfileTabsProps {
	userId: string;
	name: string;
	view: ProfileView;
	isOwn: boolean;
}

/** Tabs: published scripts, favorites and, on one's own profile, the feed of followed authors. The address selects one. */
export function ProfileTabs({ userId, name, view, isOwn }: ProfileTabsProps) {
	const text = useMessages({ en }).tabs;
	const navigate = useNavigate();
	const open = (tab: string) => {
		const known = profileTabs.find((each) => each === tab);
		// The tabs stay where they are on the screen, and keep the focus.
		if (known) void navigate({ search: writeProfileView({ tab: known, page: 1 }) }, { preventScrollReset: true });
	};
	const content = (tab: ProfileTab) => (
		<ProfileList
			userId={userId}
			view={{ tab, page: tab === view.tab ? view.page : 1 }}
			empty={<ProfileEmpty tab={tab} name={name} isOwn={isOwn} />}
		/>
	);
	return (
		<Tabs
			label={text.label}
			className={styles.tabs ?? ""}
			value={view.tab}
			onValueChange={open}
			items={profileTabs
				.filter((tab) => tab !== "following" || isOwn)
				.map((tab) => ({ value: tab, label: text[tab], content: content(tab) }))}
		/>
	);
}
