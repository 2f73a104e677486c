import { Tabs as Primitive } from "radix-ui";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./tabs.module.css";

export interface TabItem {
	value: string;
	label: ReactNode;
	content: ReactNode;
	icon?: ReactNode;
	disabled?: boolean;
	/** Keeps this content in the page while another tab is open (the undo history of an editor survives). */
	keepMounted?: boolean;
}

export interface TabsProps {
	/** The accessible name of the row of tabs. */
	label: string;
	items: readonly TabItem[];
	value?: string;
	defaultValue?: string;
	onValueChange?: (value: string) => void;
	/** Keeps the contents of all inactive tabs in the page (a half-filled form survives). */
	keepMounted?: boolean;
	className?: string;
}

/**
 * Whoever comes back to the row by keyboard comes to the open tab. Radix goes to the tab that had the focus last, and opens it: after the
 * application itself had opened another one, Shift+Tab out of a panel closed this panel.
 */
function goToOpenTab(event: FocusEvent<HTMLButtonElement>): void {
	const { currentTarget: tab, relatedTarget } = event;
	const row = tab.closest('[role="tablist"]');
	const isInside = relatedTarget instanceof Node && row?.contains(relatedTarget);
	if (tab.ariaSelected === "true" || isInside || !tab.matches(":focus-visible")) return;
	event.preventDefault();
	row?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}

/** Tabs with their panels, by keyboard too. */
export function Tabs({ label, items, value, defaultValue, onValueChange, keepMounted = false, className }: TabsProps) {
	const first = defaultValue ?? items[0]?.value;
	const open = value ?? first;
	const list = useRef<HTMLDivElement>(null);
	// On narrow screens the row scrolls: the open tab is kept in sight, also when the width changes. The page itself must not scroll.
	useEffect(() => {
		const row = list.current;
		const tab = row?.querySelector(`[role="tab"][data-value="${CSS.escape(open ?? "")}"]`);
		if (!row || !tab) return;
		const observer = new ResizeObserver(() => {
			row.scrollLeft += middleOf(tab) - middleOf(row);
		});
		observer.observe(row);
		return () => observer.disconnect();
	}, [open]);
	return (
		<Primitive.Root
			className={joinClasses(styles.tabs, className)}
			{...(value === undefined ? {} : { value })}
			{...(value !== undefined || first === undefined ? {} : { defaultValue: first })}
			{...(onValueChange ? { onValueChange } : {})}
		>
			<Primitive.List ref={list} aria-label={label} className={styles.list}>
				{items.map((item) => (
					<Primitive.Trigger
						key={item.value}
						value={item.value}
						data-value={item.value}
						disabled={item.disabled ?? false}
						className={styles.trigger}
						onFocus={goToOpenTab}
					>
						{item.icon}
						{item.label}
					</Primitive.Trigger>
				))}
			</Primitive.List>
			{items.map((item) => (
				<Primitive.Content
					key={item.value}
					value={item.value}
					className={styles.content}
					{...(keepMounted || item.keepMounted ? { forceMount: true as const } : {})}
					// The style sheet hides it, too, where the open tab is not known here.
					{...(value === undefined || value === item.value ? {} : { hidden: true })}
				>
					{item.content}
				</Primitive.Content>
			))}
		</Primitive.Root>
	);
}

function middleOf(element: Element): number {
	const { left, width } = element.getBoundingClientRect();
	return left + width / 2;
}
