import type { OutlineElement, PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { authorText } from "../../../safe-text/author-text.ts";
import { en } from "../messages/en.ts";
import styles from "./outline-elements.module.css";

/** Longest name of an element, and longest title of a page, that is shown, in characters. */
const MAX_NAME_LENGTH = 200;

/** Address and title of the page, as they would be shared. */
export function OutlinePage({ outline: { url, title } }: { outline: PageOutline }) {
	const texts = useMessages({ en }).page;
	return (
		<dl className={styles.facts}>
			<dt>{texts.address}</dt>
			<dd>{url}</dd>
			<dt>{texts.pageTitle}</dt>
			<dd>{authorText(title, MAX_NAME_LENGTH) || texts.noTitle}</dd>
		</dl>
	);
}

export interface OutlineElementsProps {
	readonly label: string;
	readonly elements: readonly OutlineElement[];
	/** To choose one of them; left out where all of them are shared. */
	readonly choice?: { readonly number: number | null; readonly onChoose: (number: number) => void };
}

/** Elements of an outline with all that would be shared of them. Their names are texts of the page, and shown as plain text. */
export function OutlineElements({ label, elements, choice }: OutlineElementsProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus, for the keyboard
		<ul className={styles.elements} aria-label={label} tabIndex={0}>
			{elements.map((element) => (
				<li key={element.number} className={styles.element}>
					{choice === undefined ? (
						<div className={styles.row}>
							<span className={styles.number}>{element.number}</span>
							<Described element={element} />
						</div>
					) : (
						<label className={styles.row}>
							<input
								type="radio"
								name="element"
								checked={element.number === choice.number}
								onChange={() => choice.onChoose(element.number)}
							/>
							<Described element={element} />
						</label>
					)}
				</li>
			))}
		</ul>
	);
}

function Described({ element: { tag, role, type, name, selector, fallbacks } }: { element: OutlineElement }) {
	const texts = useMessages({ en }).page;
	const kind = [role ?? tag, ...(type === null || type === role ? [] : [type])].join(", ");
	const shown = authorText(name, MAX_NAME_LENGTH);
	return (
		<span className={styles.words}>
			<span>
				{authorText(kind, MAX_NAME_LENGTH)}{" "}
				{shown === "" ? (
					<span className={styles.unnamed}>({texts.unnamed})</span>
				) : (
					<span className={styles.name}>{shown}</span>
				)}
			</span>
			{[selector, ...fallbacks].map((one) => (
				<code key={one} className={styles.selector}>
					{one}
				</code>
			))}
		</span>
	);
}
