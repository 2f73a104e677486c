import type { PublicProfile } from "../../backend/read-profile.ts";
import type { ScriptFacts } from "../../backend/read-script-facts.ts";
import { authorPath } from "../../script-addresses.ts";
import { en } from "../messages/en.ts";
import { profilePicture } from "../pictures.ts";
import { oneLine } from "../plain-text.ts";
import { breadcrumbs } from "./lists.ts";
import type { Thing } from "./thing.ts";

interface NamedPerson {
	readonly user_id: string;
	readonly username: string | null;
	readonly display_name: string | null;
}

/** Returns the path of a person's page: by username, or by id when there is none. */
export function personPath({ user_id, username }: NamedPerson): string {
	return username ? authorPath({ username }) : `/profile/${user_id}`;
}

export function personName({ username, display_name }: Omit<NamedPerson, "user_id">): string {
	return oneLine(display_name ?? "") || (username ?? en.anonymous);
}

/** Builds the data of a script's author; unnamed after the account was deleted. */
export function authorData(author: ScriptFacts["author"], origin: string): Thing {
	if (!author) return { "@type": "Person", name: en.anonymous };
	return { "@type": "Person", name: personName(author), url: `${origin}${personPath(author)}` };
}

/** Builds the data of a profile page, with breadcrumbs. */
export function profileData(profile: PublicProfile, origin: string): readonly Thing[] {
	const path = personPath(profile);
	const url = `${origin}${path}`;
	const name = personName(profile);
	const elsewhere = [profile.website_url, profile.github_url].filter((address) => address !== null);
	return [
		{
			"@type": "ProfilePage",
			"@id": `${url}#page`,
			url,
			dateCreated: profile.created_at,
			mainEntity: {
				"@type": "Person",
				"@id": `${url}#person`,
				url,
				name,
				identifier: profile.user_id,
				...(profile.username ? { alternateName: profile.username } : {}),
				...(profile.bio?.trim() ? { description: profile.bio } : {}),
				image: `${origin}${profile.avatar_url ?? profilePicture(profile.user_id)}`,
				...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
			},
		},
		breadcrumbs(
			[
				{ name: en.homeCrumb, path: "/" },
				{ name, path },
			],
			origin,
		),
	];
}
