import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useState } from "react";
import styles from "./combobox.module.css";
import { joinClasses } from "./join-classes.ts";
import { OPEN_LIST } from "./use-escape.ts";

export interface ComboboxOption {
	/** Unique in the list. */
	readonly key: string;
	/** Options with the same group, one after the other, stand below its name. */
	readonly group: string;
	/** What the option shows; its text is its accessible name. */
	readonly content: ReactNode;
}

export interface ComboboxListProps<Option extends ComboboxOption> {
	/** The text field. It has the attributes `comboboxField` from its first rendering; the list sets its state and hears its keys. */
	input: RefObject<HTMLInputElement | null>;
	/** Accessible name of the list. */
	label: string;
	/** The list is closed while there are none. */
	options: readonly Option[];
	onChoose: (option: Option) => void;
	/** In the flow of the page instead of over it, for a dialog with one field. */
	isInline?: boolean;
}

/**
 * The list of a text field that suggests and never chooses by itself: Enter without an active option stays the field's own. It is a
 * component beside the field, so that its code can be loaded when somebody types. Opens when something is typed, by an arrow key or a
 * click; its nearest positioned ancestor decides where it is. Source: w3.org/WAI/ARIA/apg/patterns/combobox, "editable combobox with list
 * autocomplete", manual selection.
 */
export function ComboboxList<Option extends ComboboxOption>({
	input,
	label,
	options,
	onChoose,
	isInline = false,
}: ComboboxListProps<Option>) {
	const id = useId();
	// The first letters were typed before the list was there.
	const [isWanted, setWanted] = useState(true);
	const [activeKey, setActiveKey] = useState<string | null>(null);
	const isOpen = isWanted && options.length > 0;
	const active = isOpen ? options.findIndex(({ key }) => key === activeKey) : -1;
	const optionId = (index: number) => `${id}-${index}`;
	const activeId = active === -1 ? null : optionId(active);

	function close(): void {
		setWanted(false);
		setActiveKey(null);
	}
	function choose(option: Option): void {
		close();
		onChoose(option);
	}
	/** From the field (-1) to the options and back. */
	function move(by: 1 | -1): void {
		const places = options.length + 1;
		const next = ((active + 1 + by + places) % places) - 1;
		setActiveKey(options[next]?.key ?? null);
	}
	function onArrow(event: KeyboardEvent): void {
		if (options.length === 0) return;
		event.preventDefault();
		const by = event.key === "ArrowDown" ? 1 : -1;
		if (event.altKey) setWanted(by === 1);
		else if (isOpen) move(by);
		else {
			setWanted(true);
			setActiveKey(options.at(by === 1 ? 0 : -1)?.key ?? null);
		}
	}
	function onKeyDown(event: KeyboardEvent): void {
		// Keys of an input method belong to the text that it composes.
		if (event.isComposing || event.ctrlKey || event.metaKey) return;
		if (event.key === "ArrowDown" || event.key === "ArrowUp") onArrow(event);
		if (event.key === "Escape" && isOpen) {
			// Closes the list alone: not the dialog around it, and the browser would empty the field.
			event.preventDefault();
			close();
		}
		if (event.key === "Enter") {
			const option = options[active];
			if (option) event.preventDefault();
			if (option) choose(option);
			else close();
		}
	}

	useEffect(() => {
		const field = input.current;
		if (field === null) return;
		const open = () => setWanted(true);
		const onInput = () => {
			open();
			setActiveKey(null);
		};
		field.addEventListener("keydown", onKeyDown);
		field.addEventListener("input", onInput);
		field.addEventListener("pointerdown", open);
		field.addEventListener("blur", close);
		return () => {
			field.removeEventListener("keydown", onKeyDown);
			field.removeEventListener("input", onInput);
			field.removeEventListener("pointerdown", open);
			field.removeEventListener("blur", close);
		};
	});
	useLayoutEffect(() => {
		const field = input.current;
		if (field === null) return;
		field.setAttribute("aria-expanded", String(isOpen));
		field.toggleAttribute(OPEN_LIST, isOpen);
		if (isOpen) field.setAttribute("aria-controls", id);
		else field.removeAttribute("aria-controls");
		if (activeId !== null) field.setAttribute("aria-activedescendant", activeId);
		else field.removeAttribute("aria-activedescendant");
		if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
		return () => {
			field.setAttribute("aria-expanded", "false");
			for (const name of [OPEN_LIST, "aria-controls", "aria-activedescendant"]) field.removeAttribute(name);
		};
	}, [input, id, isOpen, activeId]);

	if (!isOpen) return null;
	return (
		<div
			id={id}
			role="listbox"
			tabIndex={-1}
			aria-label={label}
			className={joinClasses(styles.list, isInline ? styles.inline : styles.floating)}
		>
			{groupsOf(options).map(({ group, first, members }) => (
				// biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, and no fieldsets.
				<div key={`${group} ${first}`} role="group" aria-labelledby={`${id}-group-${first}`}>
					<div id={`${id}-group-${first}`} className={styles.group}>
						{group}
					</div>
					{members.map((option, place) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: its keys are heard by the field.
						<div
							key={option.key}
							id={optionId(first + place)}
							role="option"
							// Reached by the field's arrow keys; the focus stays there.
							tabIndex={-1}
							aria-selected={first + place === active}
							className={styles.option}
							// A press must not take the focus from the field, which would close the list before the click.
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => choose(option)}
						>
							{option.content}
						</div>
					))}
				</div>
			))}
		</div>
	);
}

interface Group<Option> {
	readonly group: string;
	/** Place of its first member in the whole list. */
	readonly first: number;
	readonly members: Option[];
}

function groupsOf<Option extends ComboboxOption>(options: readonly Option[]): readonly Group<Option>[] {
	const groups: Group<Option>[] = [];
	for (const [place, option] of options.entries()) {
		const last = groups.at(-1);
		if (last?.group === option.group) last.members.push(option);
		else groups.push({ group: option.group, first: place, members: [option] });
	}
	return groups;
}
