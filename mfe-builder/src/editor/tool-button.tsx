import type { ComponentProps, ReactNode } from "react";
import styles from "./tool-button.module.css";

export interface ToolButtonProps extends Pick<ComponentProps<"button">, "disabled" | "onClick" | "aria-keyshortcuts"> {
	/** The visible word. */
	readonly word: string;
	/** The accessible name, also shown as the native hint; begins with the word. Left out: the word. */
	readonly name?: string;
	readonly icon: ReactNode;
}

/** A button of a toolbar: an icon with its word below. */
export function ToolButton({ word, name = word, icon, ...rest }: ToolButtonProps) {
	return (
		<button {...rest} type="button" className={styles.tool} aria-label={name} title={name === word ? undefined : name}>
			{icon}
			{word}
		</button>
	);
}
