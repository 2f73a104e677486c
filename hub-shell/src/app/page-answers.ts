import { PAGE_ANSWERS_ID, type PageAnswer, pageAnswers } from "@scriptorium/shared-protocol/hub-server/page-answers";
import * as z from "zod/mini";

/** What the server wrote into the page of its own questions to the database. Without it the screens ask themselves. */
export function readPageAnswers(page: Document): readonly PageAnswer[] {
	const text = page.getElementById(PAGE_ANSWERS_ID)?.textContent;
	if (!text) return [];
	try {
		return z.parse(pageAnswers, JSON.parse(text));
	} catch (error) {
		console.error("The answers in the page are not readable", error);
		return [];
	}
}
