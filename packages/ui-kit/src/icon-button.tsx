import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";
import { joinClasses } from "./join-classes.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
	/** The accessible name, also shown as the native hint. */
	label: string;
	icon: ReactNode;
}

/** A square 44 px button with an icon only. `aria-pressed` makes it a toggle and fills the icon. */
export function IconButton({ label, icon, className, type = "button", title = label, ...rest }: IconButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			title={title}
			aria-label={label}
			className={joinClasses(styles.iconButton, className)}
		>
			{icon}
		</button>
	);
}
