import * as z from "zod/mini";
import type { ForkFormValues } from "./fork-form.ts";

const stored = z.object({ title: z.string(), description: z.string(), improvements: z.string() });
const keyOf = (scriptId: string) => `scriptorium-fork-draft:${scriptId}`;

/** Keeps the input in this tab: it survives closing the dialog, a reload, and the redirects of a sign-in. */
export function keepForkDraft(scriptId: string, values: ForkFormValues): void {
	try {
		sessionStorage.setItem(keyOf(scriptId), JSON.stringify(values));
	} catch {
		// A full or forbidden storage: the dialog works without.
	}
}

/** Null when there is no draft, or the stored text is not readable as one. */
export function readForkDraft(scriptId: string): ForkFormValues | null {
	try {
		const parsed = z.safeParse(stored, JSON.parse(sessionStorage.getItem(keyOf(scriptId)) ?? "null"));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}

export function forgetForkDraft(scriptId: string): void {
	try {
		sessionStorage.removeItem(keyOf(scriptId));
	} catch {
		// Where nothing can be kept there is nothing to forget.
	}
}
