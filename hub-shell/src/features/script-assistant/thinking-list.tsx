import type { AssistantStep } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { type Translation, useMessages } from "@scriptorium/ui-kit/locale";
import { catalog } from "./messages/catalog.ts";
import type { en } from "./messages/en.ts";
import styles from "./thinking-list.module.css";

/** The steps that were really taken for an answer, in the language of the page. */
export function ThinkingList({ steps }: { readonly steps: readonly AssistantStep[] }) {
	const texts = useMessages(catalog);
	return (
		<details className={styles.thinking}>
			<summary className={styles.summary}>{texts.thinking.heading}</summary>
			<ol className={styles.steps}>
				{steps.map((step, index) => (
					<li key={`${index} ${step.kind}`}>{stepInWords(step, texts)}</li>
				))}
			</ol>
		</details>
	);
}

function stepInWords(step: AssistantStep, { thinking, risks }: Translation<typeof en>): string {
	switch (step.kind) {
		case "searched":
			return thinking.searched(step.query, step.found);
		case "documentation":
			return thinking.documentation(step.title);
		case "template":
			return thinking.template(step.title);
		case "rated":
			return thinking.rated(risks[step.risk]);
		case "model":
			return thinking.model(step.name, step.part);
		case "repaired":
			return thinking.repaired;
		case "explained":
			return thinking.explained(step.findings);
		case "flow":
			return thinking.flow(step.steps);
	}
}
