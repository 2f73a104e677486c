import type { ReactNode } from "react";
import styles from "./builder-screen.module.css";

/** What a panel of the builder holds, one below the other. */
export function PanelStack({ children }: { readonly children: ReactNode }) {
	return <div className={styles.stack}>{children}</div>;
}
