import { messageOf } from "@scriptorium/shared-protocol/errors";
import { createObservable } from "@scriptorium/shared-protocol/host-remote/observable";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { useHost, useObservable } from "./host-provider.tsx";
import { en } from "./messages/en.ts";

export interface LaterPart<Props> {
	load(): Promise<ComponentType<Props>>;
	/** Left out: as soon as it is rendered. */
	isWanted?(props: Props): boolean;
	/** Its code could not be loaded; the person has been told. */
	onFailed?(props: Props): void;
	/** Keeps its place meanwhile. */
	readonly placeholder?: ReactNode;
}

/**
 * A part of the shell whose code comes when it is wanted, and then stays. Unlike `React.lazy`, a failure is not for ever and
 * does not take the page down: it is told, and the next wish tries again.
 */
export function laterPart<Props extends object>(part: LaterPart<Props>): (props: Props) => ReactNode {
	const loaded = createObservable<{ readonly Component: ComponentType<Props> } | null>(null);
	return function Later(props) {
		const known = useObservable(loaded);
		const { notify } = useHost();
		const texts = useMessages({ en });
		const isWanted = part.isWanted?.(props) ?? true;

		// biome-ignore lint/correctness/useExhaustiveDependencies: one try per wish, whatever else changes meanwhile.
		useEffect(() => {
			if (!isWanted || known) return;
			part.load().then(
				(Component) => loaded.set({ Component }),
				(error: unknown) => {
					console.error(`A part of the page could not be loaded: ${messageOf(error)}`);
					notify("error", texts.partNotLoaded, { description: texts.partNotLoadedDetail });
					part.onFailed?.(props);
				},
			);
		}, [isWanted]);

		return known ? createElement(known.Component, props) : part.placeholder;
	};
}

interface OverlayProps {
	readonly open: boolean;
	readonly onOpenChange: (open: boolean) => void;
}

/** A part that opens over the page: wanted with its first opening, and kept, because its closing gives the focus back. */
export function laterOverlay<Props extends OverlayProps>(
	load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
	return laterPart<Props>({
		load,
		isWanted: ({ open }) => open,
		onFailed: ({ onOpenChange }) => onOpenChange(false),
	});
}
