import { type StepKind, stepCategories } from "@scriptorium/flow/document/step-kinds";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ChevronDown } from "lucide-react";
import { Accordion } from "radix-ui";
import { en as stepWords } from "../../editor/step-words/en.ts";
import { KindIcon } from "../../editor/step-words/kind-icon.tsx";
import { PALETTE_KINDS, STEP_DRAG_TYPE } from "../../editor/step-words/palette-kinds.ts";
import colors from "../../editor/step-words/step-color.module.css";
import styles from "./action-palette.module.css";
import { en } from "./messages/en.ts";

export interface ActionPaletteProps {
	/** A click or Enter on an entry: the way without a pointer that can drag. */
	readonly onChoose: (kind: StepKind) => void;
}

/** Spec 03 § 2: the kinds of steps in five groups, one of which is open at a time. */
export function ActionPalette({ onChoose }: ActionPaletteProps) {
	const text = useMessages({ en });
	const words = useMessages({ en: stepWords });
	return (
		<section aria-labelledby="action-palette" className={styles.palette}>
			<h2 id="action-palette" className={styles.heading}>
				{text.heading}
			</h2>
			<p className={styles.hint}>{text.hint}</p>
			<Accordion.Root type="single" collapsible defaultValue={stepCategories[0]}>
				{stepCategories.map((category) => (
					<Accordion.Item key={category} value={category} className={styles.group}>
						<Accordion.Header asChild>
							<h3>
								<Accordion.Trigger className={styles.trigger}>
									<span className={`${styles.mark} ${colors[category]}`} aria-hidden="true" />
									{words.groups[category]}
									<ChevronDown aria-hidden="true" className={styles.chevron} />
								</Accordion.Trigger>
							</h3>
						</Accordion.Header>
						<Accordion.Content>
							<ul className={styles.entries}>
								{PALETTE_KINDS[category].map((kind) => (
									<li key={kind}>
										<button
											type="button"
											draggable
											className={`${styles.entry} ${colors[category]}`}
											onClick={() => onChoose(kind)}
											onDragStart={({ dataTransfer }) => {
												dataTransfer.setData(STEP_DRAG_TYPE, kind);
												dataTransfer.effectAllowed = "copy";
											}}
										>
											<KindIcon kind={kind} />
											<span>
												<strong>{words.kinds[kind]}</strong>
												<small>{words.about[kind]}</small>
											</span>
										</button>
									</li>
								))}
							</ul>
						</Accordion.Content>
					</Accordion.Item>
				))}
			</Accordion.Root>
		</section>
	);
}
