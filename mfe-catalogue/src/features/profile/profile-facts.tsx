import type { PublicProfile } from "@scriptorium/hub-data/profiles/get-profile";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { CalendarDays, CodeXml, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { en } from "./messages/en.ts";
import styles from "./profile-facts.module.css";
import { webLink } from "./web-link.ts";

/** Since when somebody is here, and where else they are. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
	const text = useMessages({ en });
	const { formattingLocale } = useLocale();
	// In UTC: the server does not know the reader's time zone.
	const joined = new Date(profile.created_at);
	const format = (style: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(formattingLocale, { ...style, timeZone: "UTC" }).format(joined);
	return (
		<ul className={styles.facts}>
			<li>
				<CalendarDays aria-hidden="true" />
				<span>
					{text.joined}{" "}
					<time dateTime={joined.toISOString()} title={format({ dateStyle: "long" })}>
						{format({ month: "long", year: "numeric" })}
					</time>
				</span>
			</li>
			<PersonLink address={profile.website_url} kind={text.website} icon={<Globe aria-hidden="true" />} />
			<PersonLink address={profile.github_url} kind={text.github} icon={<CodeXml aria-hidden="true" />} />
		</ul>
	);
}

/** A link that the person gave, with the address it really leads to; nothing when there is none. */
function PersonLink({ address, kind, icon }: { address: string | null; kind: string; icon: ReactNode }) {
	const link = webLink(address);
	if (link === null) return null;
	return (
		<li>
			{icon}
			<a href={link.href} rel="nofollow noopener" className={styles.link}>
				<VisuallyHidden>{`${kind}: `}</VisuallyHidden>
				{link.label}
			</a>
		</li>
	);
}
