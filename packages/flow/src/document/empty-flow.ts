import type { FlowDocument } from "./flow-document.ts";
import { FLOW_VERSION } from "./flow-limits.ts";

export const EMPTY_FLOW: FlowDocument = { version: FLOW_VERSION, nodes: [], edges: [], notes: [] };
