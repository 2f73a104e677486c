import type { PublicProfile } from "@scriptorium/hub-data/profiles/get-profile";
import { Avatar } from "@scriptorium/ui-kit/avatar";
import type { ReactNode } from "react";
import { ProfileFacts } from "./profile-facts.tsx";
import styles from "./profile-header.module.css";

export interface ProfileHeaderProps {
	profile: PublicProfile;
	name: string;
	counts: ReactNode;
	action: ReactNode;
}

/** Who this is. */
export function ProfileHeader({ profile, name, counts, action }: ProfileHeaderProps) {
	return (
		<header className={styles.header}>
			<Avatar name={name} src={profile.avatar_url} size="large" className={styles.avatar ?? ""} />
			<div className={styles.names}>
				<h1 dir="auto" className={styles.name}>
					{name}
				</h1>
				{profile.username && <p className={styles.username}>{`@${profile.username}`}</p>}
			</div>
			<div className={styles.action}>{action}</div>
			<div className={styles.about}>
				{profile.bio && (
					<p dir="auto" className={styles.bio}>
						{profile.bio}
					</p>
				)}
				<ProfileFacts profile={profile} />
				{counts}
			</div>
		</header>
	);
}
