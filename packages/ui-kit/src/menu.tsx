import { Square, SquareCheck } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import { type ReactElement, type ReactNode, useRef } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./menu.module.css";
import { rememberMenuTrigger } from "./use-focus-return.ts";

export interface MenuProps {
	/** One element that takes a ref and button props, such as Button or IconButton. */
	trigger: ReactElement;
	/** The menu's accessible name. */
	label: string;
	children: ReactNode;
	align?: "start" | "center" | "end";
	open?: boolean;
	onOpenChange?: (open: boolean) => void;
	className?: string;
}

/**
 * A menu that a button opens. It is not modal: Radix's modal menus insert an inline style element, which the
 * Content-Security-Policy refuses.
 */
export function Menu({ trigger, label, children, align = "end", className, open, onOpenChange }: MenuProps) {
	const button = useRef<HTMLButtonElement>(null);
	return (
		<Primitive.Root
			modal={false}
			{...(open === undefined ? {} : { open })}
			onOpenChange={(next) => {
				if (next) rememberMenuTrigger(button.current);
				onOpenChange?.(next);
			}}
		>
			<Primitive.Trigger ref={button} asChild>
				{trigger}
			</Primitive.Trigger>
			{/* In place, not in a portal: so it stays inside the landmark of its trigger. */}
			<Primitive.Content
				aria-label={label}
				aria-labelledby={undefined}
				align={align}
				sideOffset={6}
				collisionPadding={8}
				loop
				className={joinClasses(styles.menu, className)}
			>
				{children}
			</Primitive.Content>
		</Primitive.Root>
	);
}

export interface MenuItemProps {
	children: ReactNode;
	onSelect?: (event: Event) => void;
	/** The only child, a link for example, becomes the item. */
	asChild?: boolean;
	icon?: ReactNode;
	disabled?: boolean;
	tone?: "neutral" | "danger";
	/** A shortcut or a count at the end; ignored with `asChild`. */
	hint?: ReactNode;
}

/** An item that runs an action, or, with `asChild`, is a link. Selecting it closes the menu. */
export function MenuItem({
	children,
	onSelect,
	asChild = false,
	icon,
	disabled = false,
	tone = "neutral",
	hint,
}: MenuItemProps) {
	return (
		<Primitive.Item
			asChild={asChild}
			disabled={disabled}
			className={joinClasses(styles.item, tone === "danger" && styles.danger)}
			{...(onSelect ? { onSelect } : {})}
		>
			{asChild ? (
				children
			) : (
				<>
					{icon}
					<span className={styles.text}>{children}</span>
					{hint !== undefined && <span className={styles.hint}>{hint}</span>}
				</>
			)}
		</Primitive.Item>
	);
}

export interface MenuCheckItemProps {
	children: ReactNode;
	checked: boolean;
	onCheckedChange: (checked: boolean) => void;
	disabled?: boolean;
	/** A count at the end. */
	hint?: ReactNode;
}

/** An item that is on or off. The menu stays open, so that several can be changed. */
export function MenuCheckItem({ children, checked, onCheckedChange, disabled = false, hint }: MenuCheckItemProps) {
	return (
		<Primitive.CheckboxItem
			checked={checked}
			onCheckedChange={onCheckedChange}
			disabled={disabled}
			className={styles.item}
			onSelect={(event) => event.preventDefault()}
		>
			{checked ? <SquareCheck aria-hidden="true" /> : <Square aria-hidden="true" />}
			<span className={styles.text}>{children}</span>
			{hint !== undefined && <span className={styles.hint}>{hint}</span>}
		</Primitive.CheckboxItem>
	);
}

/** A line between groups of items. */
export function MenuSeparator() {
	return <Primitive.Separator className={styles.separator} />;
}

/** The heading of a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
	return <Primitive.Label className={styles.label}>{children}</Primitive.Label>;
}
