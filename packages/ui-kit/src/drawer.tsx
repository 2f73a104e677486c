import styles from "./drawer.module.css";
import { joinClasses } from "./join-classes.ts";
import { ModalFrame, type ModalProps } from "./modal-frame.tsx";

export interface DrawerProps extends ModalProps {
	/** The edge it comes from, in reading direction. */
	side?: "start" | "end";
	className?: string;
}

/** A modal panel at the side of the page, for filters and navigation on small screens. */
export function Drawer({ side = "end", className, ...props }: DrawerProps) {
	return <ModalFrame {...props} styles={styles} className={joinClasses(styles.drawer, styles[side], className)} />;
}
