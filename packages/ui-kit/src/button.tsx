import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { joinClasses } from "./join-classes.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

/**
 * Class names that give another element, such as a router link, the look of a button.
 * @param look variant and size, as of `Button`
 * @returns the class names, separated by spaces
 */
export function buttonClass({
	variant = "secondary",
	size = "medium",
}: {
	variant?: ButtonVariant;
	size?: ButtonSize;
} = {}): string {
	return joinClasses(styles.button, styles[variant], styles[size]);
}

export interface ButtonProps extends ComponentProps<"button"> {
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** Work is under way: the button stays focusable, ignores clicks and says `aria-busy`. */
	busy?: boolean;
	icon?: ReactNode;
}

/** A button with a label and an optional icon. While `busy`, it stays focusable but ignores clicks. */
export function Button({
	variant = "secondary",
	size = "medium",
	busy = false,
	icon,
	className,
	children,
	onClick,
	type = "button",
	...rest
}: ButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			className={joinClasses(buttonClass({ variant, size }), className)}
			aria-busy={busy || undefined}
			aria-disabled={busy || rest["aria-disabled"]}
			onClick={(event) => {
				// Also keeps a busy submit button from sending its form twice.
				if (busy) event.preventDefault();
				else onClick?.(event);
			}}
		>
			{busy ? (
				<span className={styles.spinner} aria-hidden="true" />
			) : (
				icon && <span className={styles.icon}>{icon}</span>
			)}
			{children}
		</button>
	);
}
