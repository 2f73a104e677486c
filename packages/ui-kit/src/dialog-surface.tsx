import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./dialog-surface.module.css";
import { IconButton } from "./icon-button.tsx";
import { joinClasses } from "./join-classes.ts";
import { useEscape } from "./use-escape.ts";
import { useFocusReturn } from "./use-focus-return.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

export interface DialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: ReactNode;
	description?: ReactNode;
	children?: ReactNode;
	/** The row of buttons at the end. */
	actions?: ReactNode;
	closeLabel: string;
	/** `alert` for a confirmation: a click outside does not dismiss it. */
	role?: "dialog" | "alertdialog";
	size?: "small" | "medium" | "large";
	className?: string;
}

/**
 * The modal dialog that `Dialog` loads when it is first opened.
 * @param props those of `Dialog`
 * @returns the element
 */
export function DialogSurface({
	open,
	onOpenChange,
	title,
	description,
	children,
	actions,
	closeLabel,
	role = "dialog",
	size = "medium",
	className,
}: DialogProps) {
	useScrollLock(open);
	const focusReturn = useFocusReturn();
	const escapeKey = useEscape(() => onOpenChange(false));
	return (
		<Primitive.Root open={open} onOpenChange={onOpenChange}>
			<Primitive.Portal>
				<div className={styles.scrim} aria-hidden="true" />
				<Primitive.Content
					{...focusReturn}
					{...escapeKey}
					role={role}
					aria-modal="true"
					className={joinClasses(styles.dialog, styles[size], className)}
					// Without a description Radix would warn; undefined says that there is none on purpose.
					{...(description === undefined ? { "aria-describedby": undefined } : {})}
					onPointerDownOutside={(event) => {
						if (role === "alertdialog") event.preventDefault();
					}}
				>
					<header className={styles.header}>
						<Primitive.Title className={styles.title}>{title}</Primitive.Title>
						<Primitive.Close asChild>
							<IconButton label={closeLabel} icon={<X aria-hidden="true" />} className={styles.close} />
						</Primitive.Close>
					</header>
					<div className={styles.body}>
						{description !== undefined && (
							<Primitive.Description className={styles.description}>{description}</Primitive.Description>
						)}
						{children}
					</div>
					{actions && <footer className={styles.actions}>{actions}</footer>}
				</Primitive.Content>
			</Primitive.Portal>
		</Primitive.Root>
	);
}
