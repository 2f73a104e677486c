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
	/** Called after a failure to load the code was shown. */
	onFailed?(props: Props): void;
	/** Keeps its place meanwhile; a function where it depends on the props. */
	readonly placeholder?: ReactNode | ((props: Props) => ReactNode);
	/** Shown in its place if its code could not be loaded, instead of the usual notice. */
	readonly Failure?: ComponentType<{ onTryAgain: () => void }>;
}

function log(error: unknown): void {
	console.error("A part of the page could not be loaded:", error);
}

const Failures = createContext(log);

/**
 * Sets the handler of failures to load the code of parts below it.
 * @param props.onFailure receives the error of a failed `import()`
 */
export function LaterPartFailures(props: { onFailure: (error: unknown) => void; children: ReactNode }) {
	return <Failures value={props.onFailure}>{props.children}</Failures>;
}

/**
 * Finds the handler for failures to load code, for components that do not use `laterPart`.
 * @returns the handler that `LaterPartFailures` sets; without one, a function that writes to the console
 */
export const useLoadFailure = (): ((error: unknown) => void) => useContext(Failures);

/**
 * Creates a component whose code is loaded when it is first needed. Unlike with `React.lazy`, a failure does not unmount the
 * page: it is reported to `LaterPartFailures`, and the next attempt loads again.
 * @param part how to load the component, when it is needed, and the placeholder until then
 * @returns a component with the same props
 */
export function laterPart<Props extends object>(part: LaterPart<Props>): (props: Props) => ReactNode {
	let loaded: ComponentType<Props> | null = null;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};

	return function Later(props) {
		const Known = useSyncExternalStore(
			subscribe,
			() => loaded,
			() => null,
		);
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
		return typeof part.placeholder === "function" ? part.placeholder(props) : part.placeholder;
	};
}

interface OverlayProps {
	readonly open: boolean;
	readonly onOpenChange: (open: boolean) => void;
}

/**
 * Creates an overlay whose code is loaded when it is first opened. It stays mounted, because closing it restores the focus.
 * @param load imports the component
 * @returns a component with the same props
 */
export function laterOverlay<Props extends OverlayProps>(
	load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
	return laterPart<Props>({
		load,
		isWanted: ({ open }) => open,
		onFailed: ({ onOpenChange }) => onOpenChange(false),
	});
}
