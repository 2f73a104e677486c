import type { PublicProfile } from "@scriptorium/hub-data/profiles/get-profile";
import { useSession } from "@scriptorium/remote-kit/host";
import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { en } from "./messages/en.ts";
import { readProfileView } from "./profile-address.ts";
import { ProfileCounts } from "./profile-counts.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { ProfileTabs } from "./profile-tabs.tsx";
import { useProfileCounts } from "./use-profile-counts.ts";

/** Content from other features; the route supplies it. */
export interface ProfileSlots {
	/** For everybody but the person themselves. */
	follow(
		person: { readonly id: string; readonly name: string },
		changes: { readonly changeFollowers: (by: number) => void; readonly readAgain: () => void },
	): ReactNode;
}

interface ProfileViewProps {
	profile: PublicProfile;
	name: string;
	slots: ProfileSlots;
}

export function ProfileView({ profile, name, slots }: ProfileViewProps) {
	const text = useMessages({ en });
	const { status, user } = useSession();
	const [search] = useSearchParams();
	const { query: counts, ...changes } = useProfileCounts(profile.user_id);
	const isOwn = user?.id === profile.user_id;
	// Whether the feed may be shown is known only with the session; without it, another tab would flash up.
	if (status === "loading" && search.get("tab") === "following") return <ProfileSkeleton text={text.loading} />;
	return (
		<Page>
			<ProfileHeader
				profile={profile}
				name={name}
				counts={<ProfileCounts counts={counts.data ?? (counts.isError ? "failed" : null)} />}
				action={
					isOwn ? (
						<Link to="/account" className={buttonClass()}>
							<PenLine aria-hidden="true" />
							{text.edit}
						</Link>
					) : (
						slots.follow({ id: profile.user_id, name }, changes)
					)
				}
			/>
			<ProfileTabs userId={profile.user_id} name={name} view={readProfileView(search, isOwn)} isOwn={isOwn} />
		</Page>
	);
}
