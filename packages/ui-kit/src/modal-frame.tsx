import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { useEscape } from "./use-escape.ts";
import { useFocusReturn } from "./use-focus-return.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

/** The props that a dialog and a drawer have in common. */
export interface ModalProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: ReactNode;
	description?: ReactNode;
	children?: ReactNode;
	/** The row of buttons at the end. */
	actions?: ReactNode;
	closeLabel: string;
}

export interface ModalFrameProps extends ModalProps {
	className: string;
	/** Classes of the parts, by `scrim`, `header`, `title`, `body`, `description` and `actions`. */
	styles: Readonly<Record<string, string>>;
	role?: "dialog" | "alertdialog";
	/** Called before a click outside closes the surface; `preventDefault` keeps it open. */
	onPointerDownOutside?: (event: Event) => void;
}

/**
 * The frame of a modal surface: scrim, header with title and close button, body, and a row of actions. It keeps the focus
 * inside, returns it on close, and locks scrolling of the page.
 */
export function ModalFrame({
	open,
	onOpenChange,
	title,
	description,
	children,
	actions,
	closeLabel,
	className,
	styles,
	role = "dialog",
	onPointerDownOutside,
}: ModalFrameProps) {
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
					className={className}
					// Without a description Radix would warn; undefined says that there is none on purpose.
					{...(description === undefined ? { "aria-describedby": undefined } : {})}
					{...(onPointerDownOutside ? { onPointerDownOutside } : {})}
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
