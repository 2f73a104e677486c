import type { ProfileKey } from "@scriptorium/hub-data/profiles/get-profile";
import { useParams } from "react-router-dom";
import { FollowButton } from "../features/follow-author/follow-button.tsx";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import type { ProfileSlots } from "../features/profile/profile-view.tsx";

const slots: ProfileSlots = {
	follow: ({ id, name }, { changeFollowers, readAgain }) => (
		<FollowButton targetId={id} authorName={name} onCountChange={changeFollowers} onSettled={readAgain} />
	),
};

/** `/profile/:userId` and `/:username`: one person. */
export function ProfileRoute() {
	const { userId, username } = useParams();
	const address: ProfileKey = userId !== undefined ? { userId } : { username: username ?? "" };
	return <ProfilePage key={JSON.stringify(address)} address={address} slots={slots} />;
}
