import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./kbd.module.css";

/** Shows the name of a key of the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
	return <kbd {...rest} className={joinClasses(styles.kbd, className)} />;
}
