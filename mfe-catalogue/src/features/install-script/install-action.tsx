import { Button, type ButtonVariant, buttonClass } from "@scriptorium/ui-kit/button";
import { Download } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./install-panel.module.css";

export interface InstallActionProps {
	/** Address of the `.user.js` file. */
	fileUrl: string;
	variant: ButtonVariant;
	/** The version is High Risk and the user has not agreed: there is no link then. */
	blocked: boolean;
	busy: boolean;
	/** Accessible name. */
	name: string;
	onInstall: () => void;
	children: ReactNode;
}

const pressed = (event: KeyboardEvent<HTMLElement>) => {
	// Links answer Enter only, buttons the space bar too.
	if (event.key !== " ") return;
	event.preventDefault();
	event.currentTarget.click();
};

/**
 * The button 'Install'. In the server's HTML it is a link to the `.user.js` file, which script managers open without the page's code.
 */
export function InstallAction({ fileUrl, variant, blocked, busy, name, onInstall, children }: InstallActionProps) {
	const icon = <Download aria-hidden="true" />;
	if (blocked) {
		return (
			<Button disabled variant={variant} className={styles.wide} icon={icon} aria-label={name}>
				{children}
			</Button>
		);
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: a button element cannot be a link before the page's code is there
		<a
			role="button"
			href={fileUrl}
			type="text/javascript"
			rel="nofollow"
			className={`${buttonClass({ variant })} ${styles.wide}`}
			aria-label={name}
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
			onClick={(event) => {
				event.preventDefault();
				if (!busy) onInstall();
			}}
			onKeyDown={pressed}
		>
			{icon}
			{children}
		</a>
	);
}
