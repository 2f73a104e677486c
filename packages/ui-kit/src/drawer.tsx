import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./drawer.module.css";
import { IconButton } from "./icon-button.tsx";
import { joinClasses } from "./join-classes.ts";
import { useEscape } from "./use-escape.ts";
import { useFocusReturn } from "./use-focus-return.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

export interface DrawerProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: ReactNode;
	description?: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
	closeLabel: string;
	/** The edge it comes from, in reading direction. */
	side?: "start" | "end";
	className?: string;
}

/**
 * A modal panel at the side of the page, for filters and navigation on small screens.
 * @param props open state with its listener, title, content, actions and side
 * @returns the element
 */
export function Drawer({
	open,
	onOpenChange,
	title,
	description,
	children,
	actions,
	closeLabel,
	side = "end",
	className,
}: DrawerProps) {
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
					aria-modal="true"
					className={joinClasses(styles.drawer, styles[side], className)}
					{...(description === undefined ? { "aria-describedby": undefined } : {})}
				>
					<header className={styles.header}>
						<Primitive.Title className={styles.title}>{title}</Primitive.Title>
						<Primitive.Close asChild>
							<IconButton label={closeLabel} icon={<X aria-hidden="true" />} />
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
