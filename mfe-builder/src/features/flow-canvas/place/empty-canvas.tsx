import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEditCommands } from "../../../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../../../editor/flow-store.ts";
import type { CanvasPosition, StepPlace } from "../../../editor/step-place.ts";
import { en as stepWords } from "../../../editor/step-views/en.ts";
import { allPaletteKinds, STEP_DRAG_TYPE } from "../../../editor/step-views/palette-kinds.ts";
import { STEP_SIZE } from "../step-size.ts";
import styles from "./canvas-place.module.css";
import { EmptyHint } from "./empty-hint.tsx";

interface PointerPlace {
	readonly clientX: number;
	readonly clientY: number;
	readonly currentTarget: Element;
}

/** A canvas without steps begins at its own top left corner, at its own size. */
function placeAt({ clientX, clientY, currentTarget }: PointerPlace): CanvasPosition {
	const { left, top } = currentTarget.getBoundingClientRect();
	return {
		x: Math.round(clientX - left - currentTarget.clientLeft - STEP_SIZE.width / 2),
		y: Math.round(clientY - top - currentTarget.clientTop - STEP_SIZE.height / 2),
	};
}

/** The canvas of a flow without steps, as long as its library is not there: it takes the first step like the canvas itself. */
export function EmptyCanvas({ onAdd }: { readonly onAdd: (place: StepPlace) => void }) {
	const words = useMessages({ en: stepWords });
	const commands = useEditCommands();
	const restored = useFlowStore((state) => state.restored);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the palette and the outline do the same by keyboard.
		<div
			className={styles.place}
			onDoubleClick={(event) => onAdd({ kind: "at", position: placeAt(event) })}
			onDragOver={(event) => {
				if (event.dataTransfer.types.includes(STEP_DRAG_TYPE)) event.preventDefault();
			}}
			onDrop={(event) => {
				const kind = allPaletteKinds.find((each) => each === event.dataTransfer.getData(STEP_DRAG_TYPE));
				if (kind === undefined) return;
				event.preventDefault();
				const place: StepPlace = { kind: "at", position: placeAt(event) };
				// The draft may still be on its way.
				void restored().then(() => commands.add({ kind, label: words.kinds[kind] }, place));
			}}
		>
			<EmptyHint />
		</div>
	);
}
