import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { createContext, use } from "react";
import { useFlowStore } from "../../../editor/flow-store.ts";
import type { StepPlace } from "../../../editor/step-place.ts";
import { useLoadedForDraft } from "../../../editor/use-loaded-for-draft.ts";
import { LaterFailure } from "../../../later/later-failure.tsx";
import { useIsIdle } from "../../../later/use-is-idle.ts";
import type { FlowCanvasProps } from "../flow-canvas.tsx";
import { EmptyCanvas } from "./empty-canvas.tsx";
import { en } from "./messages/en.ts";

const load = async () => (await import("../flow-canvas.tsx")).FlowCanvas;

const FlowCanvas = laterPart<FlowCanvasProps & { readonly isWanted: boolean }>({
	load,
	isWanted: ({ isWanted }) => isWanted,
	placeholder: <Meanwhile />,
	Failure: LaterFailure,
});

/** For the placeholder, which receives no props. */
const OnAdd = createContext<(place: StepPlace) => void>(() => undefined);

const useIsEmpty = () => useFlowStore(({ flow }) => flow.nodes.length + flow.notes.length === 0);

/**
 * The canvas. Its library is loaded at once for a flow with steps, and for an empty one when the page has nothing else to do: until
 * then, its frame takes the first step.
 */
export function CanvasPlace(props: FlowCanvasProps) {
	const isEmpty = useIsEmpty();
	const isRestored = useFlowStore((state) => state.isRestored);
	const isIdle = useIsIdle();
	useLoadedForDraft(load);
	return (
		<OnAdd value={props.onAdd}>
			{/* It fits the flow into its view once: the flow must be there. */}
			<FlowCanvas {...props} isWanted={isRestored && (isIdle || !isEmpty)} />
		</OnAdd>
	);
}

function Meanwhile() {
	const text = useMessages({ en });
	const onAdd = use(OnAdd);
	if (useIsEmpty()) return <EmptyCanvas onAdd={onAdd} />;
	return (
		<LoadingRegion text={text.loading}>
			<Skeleton shape="block" height="600px" />
		</LoadingRegion>
	);
}
