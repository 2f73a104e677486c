import type { DialogProps } from "./dialog-surface.tsx";
import { laterOverlay } from "./later-part.tsx";

/**
 * A modal dialog. Focus goes in, stays in, and returns; Escape closes. On a phone it is a sheet at the bottom. Its code
 * comes with the first that is opened: most visits open none.
 */
export const Dialog = laterOverlay<DialogProps>(async () => (await import("./dialog-surface.tsx")).DialogSurface);
