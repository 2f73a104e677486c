import { type StepCategory, type StepKind, stepCategories } from "@scriptorium/flow/steps/step-list";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { KindIcon } from "../../editor/step-views/kind-icon.tsx";
import { PALETTE_KINDS, STEP_DRAG_TYPE } from "../../editor/step-views/palette-kinds.ts";
import colors from "../../editor/step-views/step-color.module.css";
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
	const [open, setOpen] = useState<StepCategory | null>(stepCategories[0]);
	const groups = useRef<HTMLDivElement>(null);
	const id = useId();
	return (
		<section aria-labelledby={id} className={styles.palette}>
			<h2 id={id} className={styles.heading}>
				{text.heading}
			</h2>
			<p className={styles.hint}>{text.hint}</p>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside. */}
			<div ref={groups} onKeyDown={(event) => moveAlong(event, groups.current)}>
				{stepCategories.map((category) => {
					const isOpen = category === open;
					return (
						<div key={category} className={styles.group}>
							<h3>
								<button
									type="button"
									id={`${id}-${category}`}
									className={styles.trigger}
									aria-expanded={isOpen}
									aria-controls={`${id}-${category}-entries`}
									onClick={() => setOpen(isOpen ? null : category)}
								>
									<span className={`${styles.mark} ${colors[category]}`} aria-hidden="true" />
									{words.groups[category]}
									<ChevronDown aria-hidden="true" className={styles.chevron} />
								</button>
							</h3>
							<section id={`${id}-${category}-entries`} aria-labelledby={`${id}-${category}`} hidden={!isOpen}>
								{isOpen && (
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
								)}
							</section>
						</div>
					);
				})}
			</div>
		</section>
	);
}

/** Arrow keys, Home and End go from one group's button to another (https://www.w3.org/WAI/ARIA/apg/patterns/accordion/). */
function moveAlong(event: KeyboardEvent, groups: HTMLElement | null): void {
	const buttons: Element[] = [...(groups?.querySelectorAll("h3 > button") ?? [])];
	const at = event.target instanceof Element ? buttons.indexOf(event.target) : -1;
	if (at < 0) return;
	const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
	if (to === undefined) return;
	event.preventDefault();
	const next = buttons.at(to % buttons.length);
	if (next instanceof HTMLElement) next.focus();
}
