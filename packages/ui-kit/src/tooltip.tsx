import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import styles from "./tooltip.module.css";

/** Once around the app: after the first hint the next ones come without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
	return (
		<Primitive.Provider delayDuration={500} skipDelayDuration={200}>
			{children}
		</Primitive.Provider>
	);
}

export interface TooltipProps {
	/** A short text; never the only place where something needed is said. */
	content: ReactNode;
	/** One focusable element. */
	children: ReactElement;
	side?: "top" | "right" | "bottom" | "left";
}

/** A hint on hover and focus. Needs a TooltipProvider above it. */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
	return (
		<Primitive.Root>
			<Primitive.Trigger asChild>{children}</Primitive.Trigger>
			<Primitive.Portal>
				<Primitive.Content side={side} sideOffset={6} collisionPadding={8} className={styles.tooltip}>
					{content}
				</Primitive.Content>
			</Primitive.Portal>
		</Primitive.Root>
	);
}
