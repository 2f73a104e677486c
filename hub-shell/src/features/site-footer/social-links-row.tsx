import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { en } from "./messages/en.ts";
import { shareAddress, socialLinks } from "./social-links.ts";
import styles from "./social-links-row.module.css";

export function SocialLinks({ hubAddress }: { hubAddress: string }) {
	const texts = useMessages({ en });
	return (
		<ul className={styles.row} aria-label={texts.social} data-tour="share">
			{socialLinks.map(({ id, name, address }) => (
				<li key={id}>
					<a
						href={shareAddress(address, { url: hubAddress, text: texts.shareText })}
						target="_blank"
						rel="noopener noreferrer"
						className={styles.link}
						title={texts.shareOn(name)}
					>
						<svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
							<use href={`/social-icons.svg#${id}`} />
						</svg>
						<VisuallyHidden>{texts.shareOn(name)}</VisuallyHidden>
					</a>
				</li>
			))}
		</ul>
	);
}
