import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./chat-log.module.css";
import { catalog } from "./messages/catalog.ts";

export interface EmptyChatProps {
	readonly contextKind: AssistantContext["kind"] | null;
	/** Sends an example. */
	readonly onChoose: (message: string) => void;
}

/** What the assistant can do, with questions to begin with; those about what is open come first. */
export function EmptyChat({ contextKind, onChoose }: EmptyChatProps) {
	const { empty: texts } = useMessages(catalog);
	const fitting = contextKind === null ? [] : texts.promptsByContext[contextKind];
	return (
		<div className={styles.empty}>
			<h3 className={styles.emptyTitle}>{texts.heading}</h3>
			<p>{texts.text}</p>
			<ul className={styles.examples} aria-label={texts.examples}>
				{[...fitting, ...texts.prompts].map((example) => (
					<li key={example}>
						<button type="button" className={styles.example} onClick={() => onChoose(example)}>
							{example}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
