import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./kbd.module.css";

/** One key of a keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
	return <kbd {...rest} className={joinClasses(styles.kbd, className)} />;
}
