import type { GeneratedScript } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { TEMPLATE_MODE } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { Button } from "@scriptorium/ui-kit/button";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { authorName, authorText, MAX_DESCRIPTION_LENGTH } from "../../../safe-text/author-text.ts";
import { en } from "../messages/en.ts";
import styles from "./describe-script.module.css";

export interface WrittenScriptProps {
	readonly script: GeneratedScript;
	/** Host of the page that it is for. */
	readonly site: string | null;
	readonly onReview: () => void;
	readonly onDiscard: () => void;
}

/** A script that the hub wrote, as it would be handed to the confirmation page. Its texts stand here as those of any author. */
export function WrittenScript({ script, site, onReview, onDiscard }: WrittenScriptProps) {
	const texts = useMessages({ en });
	const name = authorName(script.name);
	const plain = (text: string): string => authorText(text, MAX_DESCRIPTION_LENGTH);
	const isTemplate = script.model_used === TEMPLATE_MODE;
	return (
		<section className={styles.result} aria-label={texts.written(site)}>
			<p role="status">{texts.written(site)}</p>
			<p className={styles.name} dir="auto">
				{name}
			</p>
			<p dir="auto">{plain(script.explanation || script.description)}</p>
			{script.permissions.length > 0 && (
				<p>{texts.needs(script.permissions.map((one) => texts.permissions[one]).join(", "))}</p>
			)}
			{script.security_warnings.length > 0 && (
				<>
					<h3 className={styles.subtitle}>{texts.warnings}</h3>
					<ul className={styles.warnings}>
						{script.security_warnings.map((warning) => (
							<li key={warning}>{plain(warning)}</li>
						))}
					</ul>
				</>
			)}
			<CodeBlock code={script.code} label={texts.code(name)} className={styles.code ?? ""} />
			<p className={styles.note}>{isTemplate ? texts.byTemplate : texts.byModel(authorName(script.model_used))}</p>
			<div className={styles.actions}>
				<Button size="small" variant="primary" onClick={onReview}>
					{texts.review}
				</Button>
				<Button size="small" onClick={onDiscard}>
					{texts.discard}
				</Button>
			</div>
			<p className={styles.note}>{texts.reviewHint}</p>
		</section>
	);
}
