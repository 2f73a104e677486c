import { laterOverlay } from "@scriptorium/ui-kit/later-part";
import type { ScriptAssistantProps } from "./script-assistant.tsx";

/**
 * The panel, whose code is loaded when it is first opened. A module of its own, because the names of all files that come with the panel
 * stand beside its import: each page would load them otherwise.
 */
export const LaterScriptAssistant = laterOverlay<ScriptAssistantProps>(
	async () => (await import("./script-assistant.tsx")).ScriptAssistant,
);
