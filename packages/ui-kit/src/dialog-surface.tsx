import styles from "./dialog-surface.module.css";
import { joinClasses } from "./join-classes.ts";
import { ModalFrame, type ModalProps } from "./modal-frame.tsx";

export interface DialogProps extends ModalProps {
	/** `alertdialog` for a confirmation: a click outside does not dismiss it. */
	role?: "dialog" | "alertdialog";
	size?: "small" | "medium" | "large";
	className?: string;
}

/** The modal dialog that `Dialog` loads when it is first opened. */
export function DialogSurface({ role = "dialog", size = "medium", className, ...props }: DialogProps) {
	return (
		<ModalFrame
			{...props}
			role={role}
			styles={styles}
			className={joinClasses(styles.dialog, styles[size], className)}
			onPointerDownOutside={(event) => {
				if (role === "alertdialog") event.preventDefault();
			}}
		/>
	);
}
