import type { ReactNode } from "react";
import styles from "./flow-toolbar.module.css";

export interface ToolButtonProps {
	/** The visible word. */
	readonly word: string;
	/** The accessible name, also shown as the native hint; begins with the word. */
	readonly name: string;
	readonly icon: ReactNode;
	readonly disabled?: boolean;
	readonly onClick: () => void;
}

/** A button of the toolbar: an icon with its word below. */
export function ToolButton({ word, name, icon, disabled = false, onClick }: ToolButtonProps) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-label={name}
			title={name === word ? undefined : name}
			disabled={disabled}
			onClick={onClick}
		>
			{icon}
			{word}
		</button>
	);
}
