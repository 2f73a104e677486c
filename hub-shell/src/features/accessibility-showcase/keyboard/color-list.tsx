import { useMessages } from "@scriptorium/ui-kit/locale";
import { colorsNamed } from "culori/fn";
import { useId, useRef, useState } from "react";
import { catalog } from "../messages/catalog.ts";
import styles from "./keyboard.module.css";
import { moveInList } from "./move-in-list.ts";

const NAMES = Object.keys(colorsNamed).toSorted();

/** A list of more than a hundred rows, whose keys are those of the hub's long lists. */
export function ColorList() {
	const text = useMessages(catalog).keyboard;
	const [active, setActive] = useState(0);
	const list = useRef<HTMLDivElement>(null);
	const id = useId();

	function activate(index: number): void {
		setActive(index);
		list.current?.children[index]?.scrollIntoView({ block: "nearest" });
	}

	return (
		<>
			<div
				ref={list}
				role="listbox"
				tabIndex={0}
				aria-label={text.listLabel}
				aria-activedescendant={`${id}-${active}`}
				className={styles.colors}
				onKeyDown={(event) => {
					const to =
						event.ctrlKey || event.metaKey || event.altKey ? null : moveInList(event.key, active, NAMES.length);
					if (to === null) return;
					event.preventDefault();
					activate(to);
				}}
			>
				{NAMES.map((name, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys; its options never have the focus.
					// biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and names the active option.
					<div
						key={name}
						id={`${id}-${index}`}
						role="option"
						aria-selected={index === active}
						aria-setsize={NAMES.length}
						aria-posinset={index + 1}
						className={styles.color}
						onClick={() => activate(index)}
					>
						<svg aria-hidden="true" viewBox="0 0 24 24" className={styles.swatch}>
							<rect width="24" height="24" fill={name} />
						</svg>
						{name}
					</div>
				))}
			</div>
			<p className={styles.position}>{text.position(String(active + 1), String(NAMES.length))}</p>
		</>
	);
}
