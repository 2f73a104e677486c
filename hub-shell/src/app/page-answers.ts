import { PAGE_ANSWERS_ID, type PageAnswer, pageAnswers } from "@scriptorium/shared-protocol/hub-server/page-answers";
import * as z from "zod/mini";

/** Reads the database rows that the server included in the page. Without them the screens request the data. */
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
