import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./visually-hidden.module.css";

/** Text for screen readers only; a focusable element inside becomes visible while it has focus. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<"span">) {
	return <span {...rest} className={joinClasses(styles.hidden, className)} />;
}
