import { PAGE_ANSWERS_ID, type PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import { escapeJson } from "../escape-html.ts";

/** The data block of a page; nothing when nothing was answered. Undefined arguments are left out, as JSON does. */
export function renderAnswers(answers: readonly PageAnswer[]): string {
	if (answers.length === 0) return "";
	return `<script type="application/json" id="${PAGE_ANSWERS_ID}">${escapeJson(answers)}</script>`;
}
