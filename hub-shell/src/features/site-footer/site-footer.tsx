import { useMessages } from "@scriptorium/ui-kit/locale";
import { type ReactNode, useId } from "react";
import { SITE_NAME } from "../../host-context/site-name.ts";
import { Link } from "../../navigation/link.tsx";
import { footerColumns } from "./footer-columns.ts";
import { en } from "./messages/en.ts";
import styles from "./site-footer.module.css";
import { SocialLinks } from "./social-links-row.tsx";

export interface SiteFooterProps {
	/** Year of the copyright line: the current one. */
	year: number;
	/** Origin that the share links tell about. */
	hubAddress: string;
	themeSwitch: ReactNode;
	languageSwitch?: ReactNode;
}

/** Columns, social links and copyright line of spec 01 § 2, and the switches of language and theme. */
export function SiteFooter({ year, hubAddress, themeSwitch, languageSwitch }: SiteFooterProps) {
	const texts = useMessages({ en });
	const id = useId();
	return (
		<footer className={styles.footer}>
			<div className={styles.inner}>
				<div className={styles.about}>
					<p className={styles.name}>{SITE_NAME}</p>
					<p className={styles.pitch}>{texts.pitch}</p>
					<SocialLinks hubAddress={hubAddress} />
				</div>
				{footerColumns.map(({ heading, links }) => (
					<nav key={heading} aria-labelledby={`${id}-${heading}`} className={styles.column}>
						<h2 id={`${id}-${heading}`} className={styles.heading}>
							{texts[heading]}
						</h2>
						<ul className={styles.list}>
							{links.map(({ to, text }) => (
								<li key={to}>
									<Link to={to} className={styles.link}>
										{texts[text]}
									</Link>
								</li>
							))}
						</ul>
					</nav>
				))}
			</div>
			<div className={styles.last}>
				{/* The year may change between the server and the browser. */}
				<p className={styles.copyright} suppressHydrationWarning>
					{texts.copyright(year)}
				</p>
				{languageSwitch}
				{themeSwitch}
			</div>
		</footer>
	);
}
