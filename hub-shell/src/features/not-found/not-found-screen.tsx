import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import { en } from "./messages/en.ts";
import styles from "./not-found-screen.module.css";

/** `/not-found` and every address that no route answers (spec 01 § 2). */
export function NotFoundScreen() {
	const texts = useMessages({ en });
	return (
		<>
			<PageTitle text={texts.title} />
			<Page
				width="reading"
				title={texts.title}
				lead={texts.lead}
				eyebrow={
					<span className={styles.folio} aria-hidden="true">
						f. 404<sup>v</sup>
					</span>
				}
			>
				<div className={styles.actions}>
					<Link to="/explore" className={buttonClass({ variant: "primary" })}>
						{texts.explore}
					</Link>
					<Link to="/" className={buttonClass({ variant: "secondary" })}>
						{texts.home}
					</Link>
				</div>
			</Page>
		</>
	);
}
