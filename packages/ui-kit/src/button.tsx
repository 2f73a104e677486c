import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { joinClasses } from "./join-classes.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

/** The look of a button for something that is not one, such as a router link. */
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
