import { buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import type { ProfileTab } from "./profile-address.ts";

/** An empty tab: its purpose and, on one's own profile, the next step. */
export function ProfileEmpty({ tab, name, isOwn }: { tab: ProfileTab; name: string; isOwn: boolean }) {
	const text = useMessages({ en }).empty;
	const linkTo = (to: string, words: string) => (
		<Link to={to} className={buttonClass({ variant: "primary" })}>
			{words}
		</Link>
	);
	switch (tab) {
		case "published":
			return (
				<EmptyState title={text.published.title} action={isOwn && linkTo("/create", text.published.create)}>
					{isOwn ? text.published.own : text.published.other(name)}
				</EmptyState>
			);
		case "favorites":
			return (
				<EmptyState title={text.favorites.title} action={isOwn && linkTo("/explore", text.favorites.explore)}>
					{isOwn ? text.favorites.own : text.favorites.other(name)}
				</EmptyState>
			);
		case "following":
			return (
				<EmptyState title={text.following.title} action={linkTo("/explore", text.following.explore)}>
					{text.following.text}
				</EmptyState>
			);
	}
}
