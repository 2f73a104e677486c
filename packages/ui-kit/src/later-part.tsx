import {
	type ComponentType,
	createContext,
	createElement,
	type ReactNode,
	useContext,
	useEffect,
	useSyncExternalStore,
} from "react";

export interface LaterPart<Props> {
	load(): Promise<ComponentType<Props>>;
	/** Left out: as soon as it is rendered. */
	isWanted?(props: Props): boolean;
	/** Its code could not be loaded; the person has been told. */
	onFailed?(props: Props): void;
	/** Keeps its place meanwhile. */
	readonly placeholder?: ReactNode;
}

const Failures = createContext<(error: unknown) => void>((error) => {
	console.error("A part of the page could not be loaded:", error);
});

/** Tells the person when the code of a part below could not be loaded. */
export function LaterPartFailures(props: { onFailure: (error: unknown) => void; children: ReactNode }) {
	return <Failures value={props.onFailure}>{props.children}</Failures>;
}

/**
 * A part of a page whose code comes when it is wanted, and then stays. Unlike `React.lazy`, a failure is not for ever and
 * does not take the page down: it is told, and the next wish tries again.
 */
export function laterPart<Props extends object>(part: LaterPart<Props>): (props: Props) => ReactNode {
	let loaded: ComponentType<Props> | null = null;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};

	return function Later(props) {
		const Known = useSyncExternalStore(subscribe, () => loaded);
		const onFailure = useContext(Failures);
		const isWanted = part.isWanted?.(props) ?? true;

		// biome-ignore lint/correctness/useExhaustiveDependencies: one try per wish, whatever else changes meanwhile.
		useEffect(() => {
			if (!isWanted || loaded !== null) return;
			part.load().then(
				(Component) => {
					loaded = Component;
					for (const listener of listeners) listener();
				},
				(error: unknown) => {
					onFailure(error);
					part.onFailed?.(props);
				},
			);
		}, [isWanted]);

		return Known ? createElement(Known, props) : part.placeholder;
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
