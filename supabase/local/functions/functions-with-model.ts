import { AI_SCRIPT_ASSISTANT } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { GENERATE_BOOKMARKLET } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import { GENERATE_SCRIPT } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { GENERATE_TAGS } from "@scriptorium/shared-protocol/hub-edge/generate-tags";

/** Functions that ask a model. These alone see its variables, with the operator's key. */
export const FUNCTIONS_WITH_MODEL: ReadonlySet<string> = new Set([
	AI_SCRIPT_ASSISTANT,
	GENERATE_BOOKMARKLET,
	GENERATE_SCRIPT,
	GENERATE_TAGS,
]);
