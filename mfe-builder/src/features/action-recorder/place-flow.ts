import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";

/**
 * Puts a flow into the editor: in place of the open one, or added to it, as the person chooses.
 * @param settings those of a file; left out, the settings stay
 * @returns false when nothing was changed
 */
export type PlaceFlow = (flow: FlowDocument, settings?: FlowSettings) => Promise<boolean>;
