import * as z from "zod/mini";
import { type ContactValues, contactValues } from "./contact-form.ts";

const KEY = "scriptorium-draft:contact";

/** The message that is not sent yet, kept in this tab only. A browser without storage keeps none. */
export function readDraft(storage: Pick<Storage, "getItem">): ContactValues | null {
	try {
		const parsed = z.safeParse(contactValues, JSON.parse(storage.getItem(KEY) ?? "null"));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}

export function writeDraft(storage: Pick<Storage, "setItem" | "removeItem">, values: ContactValues | null): void {
	try {
		if (values === null) storage.removeItem(KEY);
		else storage.setItem(KEY, JSON.stringify(values));
	} catch (error) {
		console.warn("The draft of the message cannot be kept", error);
	}
}
