import type { ProfileKey, PublicProfile } from "@scriptorium/hub-data/profiles/get-profile";
import { profileKeys } from "@scriptorium/hub-data/query-keys/account-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { FailedPage } from "../../failed-page/failed-page.tsx";
import { en } from "./messages/en.ts";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { type ProfileSlots, ProfileView } from "./profile-view.tsx";
import { useFailureNotice } from "./use-failure-notice.ts";

export function ProfilePage({ address, slots }: { address: ProfileKey; slots: ProfileSlots }) {
	const text = useMessages({ en });
	const query = useProfile(address);
	useFailureNotice(query, text.failed);
	usePageTitle(query.data ? nameOf(query.data, text.anonymous) : null);
	if (query.isPending) return <ProfileSkeleton text={text.loading} />;
	if (query.data === undefined) return <FailedPage query={query} text={text.error} />;
	if (query.data === null) return <UnknownPerson />;
	return <ProfileView profile={query.data} name={nameOf(query.data, text.anonymous)} slots={slots} />;
}

const nameOf = (profile: PublicProfile, anonymous: string) => profile.display_name?.trim() || anonymous;

/** Redirects to the not-found page with a notice, because that page does not know which profile was missing. */
function UnknownPerson() {
	const text = useMessages({ en });
	const { notify } = useHost();
	useEffect(() => notify("error", text.unknown), [notify, text]);
	return <Navigate to="/not-found" replace />;
}

/** The profile of an address; `data` is null when there is nobody. */
function useProfile(address: ProfileKey) {
	const { client } = useHost();
	return useQuery({
		queryKey: profileKeys.byAddress(address),
		queryFn: ({ signal }) =>
			askLater(
				() => import("@scriptorium/hub-data/profiles/get-profile"),
				({ getProfile }) => getProfile(client, address, signal),
			),
	});
}
