import type { OutlinePreview } from "@scriptorium/shared-protocol/extension-internal/share-outline";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { useState } from "react";
import asking from "../../../ui/asking-page.module.css";
import choices from "../../../ui/choice.module.css";
import { en } from "../messages/en.ts";
import { OutlineElements } from "./outline-elements.tsx";

export interface ChooseElementProps {
	readonly preview: OutlinePreview;
	/** The chosen element of the list; null for none. */
	readonly number: number | null;
	readonly onChoose: (number: number) => void;
	/** Goes to the page, where the element with this number is marked at first. */
	readonly onPick: (number: number | null) => void;
	/** Shows the list again after something was picked. */
	readonly onList: () => void;
}

/** One element of the page: picked there, or chosen from the list. */
export function ChooseElement({ preview, number, onChoose, onPick, onList }: ChooseElementProps) {
	const texts = useMessages({ en }).page;
	const [wanted, setWanted] = useState("");
	const { outline, isPicked } = preview;
	if (isPicked) {
		return (
			<>
				{outline.elements.length === 0 ? (
					<p role="alert">{texts.noneShareable}</p>
				) : (
					<OutlineElements label={texts.picked} elements={outline.elements} />
				)}
				<div className={asking.actions}>
					<Button size="small" onClick={() => onPick(null)}>
						{texts.pickOther}
					</Button>
					<Button size="small" onClick={onList}>
						{texts.fromList}
					</Button>
				</div>
			</>
		);
	}
	const words = wanted.trim().toLowerCase();
	const found = outline.elements.filter(({ number: own, name, role, tag, selector }) =>
		// The chosen one stays in view, whatever is typed.
		own === number ? true : [name, role ?? tag, selector].join(" ").toLowerCase().includes(words),
	);
	return (
		<fieldset className={choices.choice}>
			<legend>{texts.element}</legend>
			<p className={choices.hint}>{texts.elementHint}</p>
			<div className={asking.actions}>
				<Button size="small" onClick={() => onPick(null)}>
					{texts.pick}
				</Button>
				{number !== null && (
					<Button size="small" onClick={() => onPick(number)}>
						{texts.showOnPage}
					</Button>
				)}
			</div>
			<TextField label={texts.find} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
			{found.length === 0 ? (
				<p role="status">{outline.elements.length === 0 ? texts.noElements : texts.noneFound}</p>
			) : (
				<OutlineElements label={texts.element} elements={found} choice={{ number, onChoose }} />
			)}
		</fieldset>
	);
}
