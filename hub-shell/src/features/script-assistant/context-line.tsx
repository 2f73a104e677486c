import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Paperclip, X } from "lucide-react";
import styles from "./context-line.module.css";
import { catalog } from "./messages/catalog.ts";
import type { QuestionContext } from "./use-question-context.ts";

/** The parts that are sent with the next question; each can be left out. */
export function ContextLine({ context }: { readonly context: QuestionContext }) {
	const { context: texts } = useMessages(catalog);
	const { kind, isLeftOut, page, canShare, isSharing, problem } = context;
	const screen = page === null && kind !== null ? texts.kinds[kind] : null;
	if (screen === null && page === null && !canShare && problem === null) return null;
	return (
		<section className={styles.line} aria-label={texts.label}>
			{screen !== null &&
				(isLeftOut ? (
					<p className={styles.left}>
						{texts.leftOut(screen)}{" "}
						<button type="button" className={styles.quiet} onClick={() => context.leaveOut(false)}>
							{texts.include}
						</button>
					</p>
				) : (
					<Part name={screen} onRemove={() => context.leaveOut(true)} />
				))}
			{page !== null && <Part name={texts.page(page.title || page.url)} onRemove={context.removePage} />}
			{page !== null && <span className={styles.note}>{texts.onlyThisQuestion}</span>}
			{page === null && canShare && (
				<button type="button" className={styles.quiet} onClick={isSharing ? context.cancel : context.share}>
					{isSharing ? texts.cancel : texts.share}
				</button>
			)}
			<p role="status" className={styles.note}>
				{isSharing ? texts.sharing : problem}
			</p>
		</section>
	);
}

function Part({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
	const { context: texts } = useMessages(catalog);
	return (
		<span className={styles.part}>
			<Paperclip aria-hidden="true" />
			<span className={styles.name}>{name}</span>
			<IconButton
				label={texts.leaveOut(name)}
				icon={<X aria-hidden="true" />}
				className={styles.remove}
				onClick={onRemove}
			/>
		</span>
	);
}
