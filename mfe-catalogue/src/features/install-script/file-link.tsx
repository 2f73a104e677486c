import type { ReactNode } from "react";
import styles from "./install-panel.module.css";

export interface FileLinkProps {
	/** Address of the `.user.js` file. */
	fileUrl: string;
	/** The version is High Risk and the user has not agreed: there is no link then. */
	blocked: boolean;
	className?: string;
	onOpened: () => void;
	children: ReactNode;
}

/** Link to the file that script managers recognize. */
export function FileLink({ fileUrl, blocked, className, onOpened, children }: FileLinkProps) {
	if (blocked) return <span className={styles.blocked}>{children}</span>;
	return (
		<a
			href={fileUrl}
			type="text/javascript"
			target="_blank"
			rel="noopener nofollow"
			className={className}
			onClick={onOpened}
		>
			{children}
		</a>
	);
}
