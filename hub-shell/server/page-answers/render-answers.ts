import { PAGE_ANSWERS_ID, type PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import { escapeJson } from "../escape-html.ts";

/** Renders the page's data block; empty without answers. Undefined arguments are omitted, as in JSON. */
export function renderAnswers(answers: readonly PageAnswer[]): string {
	if (answers.length === 0) return "";
	return `<script type="application/json" id="${PAGE_ANSWERS_ID}">${escapeJson(answers)}</script>`;
}
