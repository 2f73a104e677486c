import type { ComponentProps } from "react";
import styles from "./card.module.css";
import { joinClasses } from "./join-classes.ts";

export interface CardProps extends ComponentProps<"div"> {
	/** The whole card answers the pointer, because a link inside it covers it (`cardLinkClass`). */
	interactive?: boolean;
	/** Without padding, for a card that begins with a picture. */
	flush?: boolean;
}

/** For the card's one main link: its hit area covers the whole card, other controls stay above it. */
export const cardLinkClass = styles.link ?? "";

/** A bordered box that groups the content of one item. */
export function Card({ interactive = false, flush = false, className, ...rest }: CardProps) {
	return (
		<div
			{...rest}
			className={joinClasses(styles.card, interactive && styles.interactive, flush && styles.flush, className)}
		/>
	);
}
