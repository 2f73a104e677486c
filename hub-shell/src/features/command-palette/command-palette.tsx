import { lazy, Suspense, useRef } from "react";
import type { PaletteDialogProps } from "./palette-dialog.tsx";

const PaletteDialog = lazy(() => import("./palette-dialog.tsx"));

/** Loaded with its first opening, and kept: its closing then has somebody to give the focus back. */
export function CommandPalette(props: PaletteDialogProps) {
	const wasOpened = useRef(false);
	if (props.open) wasOpened.current = true;
	if (!wasOpened.current) return null;
	return (
		<Suspense>
			<PaletteDialog {...props} />
		</Suspense>
	);
}
