import { useExtensionStatus } from "@scriptorium/remote-kit/host";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import styles from "../copilot-notes.module.css";
import { en } from "../messages/en.ts";
import { useOutline } from "./use-outline.ts";

export interface SharedPageProps {
	/** The page that goes along with requests to the model; null without one. */
	page: PageOutline | null;
	onChange: (page: PageOutline | null) => void;
}

/** Lets the person share the outline of one page with the model: without it, the model sees no page. */
export function SharedPage({ page, onChange }: SharedPageProps) {
	const { page: text } = useMessages({ en });
	const { state } = useExtensionStatus();
	const outline = useOutline("outline");

	async function share() {
		const shared = await outline.ask();
		if (shared) onChange(shared);
	}

	if (page !== null) {
		return (
			<section className={styles.note} aria-label={text.label}>
				<p role="status">
					<strong>{page.title}</strong> {text.shared(page.elements.length, new URL(page.url).hostname)}
				</p>
				<p className={styles.actions}>
					<Button size="small" onClick={() => onChange(null)}>
						{text.remove}
					</Button>
				</p>
			</section>
		);
	}
	return (
		<section className={styles.page} aria-label={text.label}>
			{state !== "connected" && (
				<p className={styles.quiet}>
					{text.withoutExtension} <Link to="/extension">{text.getExtension}</Link>
				</p>
			)}
			{state === "connected" && (
				<>
					<p className={styles.quiet}>{text.what}</p>
					{outline.isAsking ? (
						<Button size="small" onClick={outline.cancel}>
							{text.cancel}
						</Button>
					) : (
						<Button size="small" onClick={() => void share()}>
							{text.share}
						</Button>
					)}
				</>
			)}
			<p role="status">
				{outline.isAsking && text.asking}
				{outline.problem}
			</p>
		</section>
	);
}
