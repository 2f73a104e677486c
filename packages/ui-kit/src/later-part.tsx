import {
	type ComponentType,
	createContext,
	createElement,
	type ReactNode,
	useContext,
	useEffect,
	useState,
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
	/** Stands in its place when its code could not be loaded, instead of what the person is told otherwise. */
	readonly Failure?: ComponentType<{ onTryAgain: () => void }>;
}

function log(error: unknown): void {
	console.error("A part of the page could not be loaded:", error);
}

const Failures = createContext(log);

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
		const [tries, setTries] = useState(1);
		const [failedTry, setFailedTry] = useState(0);

		// biome-ignore lint/correctness/useExhaustiveDependencies: one try per wish, whatever else changes meanwhile.
		useEffect(() => {
			if (!isWanted || loaded !== null) return;
			part.load().then(
				(Component) => {
					loaded = Component;
					for (const listener of listeners) listener();
				},
				(error: unknown) => {
					(part.Failure ? log : onFailure)(error);
					setFailedTry(tries);
					part.onFailed?.(props);
				},
			);
		}, [isWanted, tries]);

		if (Known) return createElement(Known, props);
		if (part.Failure && failedTry === tries) {
			return createElement(part.Failure, { onTryAgain: () => setTries(tries + 1) });
		}
		return part.placeholder;
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
