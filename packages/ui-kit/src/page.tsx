import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./page.module.css";

export interface PageProps {
	title?: ReactNode;
	/** One or two sentences below the title. */
	lead?: ReactNode;
	/** A small line above the title: where this is. */
	eyebrow?: ReactNode;
	/** Beside the title: the page's own actions. */
	actions?: ReactNode;
	/**
	 * `grid` for lists (1200 px), `reading` for prose (72 characters, at the left edge of the grid), `centered` for prose on a page
	 * without header.
	 */
	width?: "grid" | "reading" | "centered";
	children?: ReactNode;
	className?: string;
}

/** The content column of a screen, with its only h1. The shell provides `main`. */
export function Page({ title, lead, eyebrow, actions, width = "grid", children, className }: PageProps) {
	return (
		<div className={joinClasses(styles.page, styles[width], className)}>
			{title !== undefined && (
				<header className={styles.header}>
					<div className={styles.words}>
						{eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
						<h1 className={styles.title}>{title}</h1>
						{lead && <p className={styles.lead}>{lead}</p>}
					</div>
					{actions && <div className={styles.actions}>{actions}</div>}
				</header>
			)}
			{children}
		</div>
	);
}
