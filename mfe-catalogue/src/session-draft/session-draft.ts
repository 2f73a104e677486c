import * as z from "zod/mini";

/** Unsent input, kept in this tab only: it survives a reload and the redirects of a sign-in. */
export interface SessionDraft<Value> {
	/** Null when there is none, when somebody else typed it, or when it is not readable. */
	read(): Value | null;
	write(value: Value): void;
	forget(): void;
}

/**
 * @param name form and subject, for example `review:<script id>`
 * @param ownerId of the person who types: on a shared computer other people's input is not offered
 */
export function createSessionDraft<Schema extends z.ZodMiniType>(
	name: string,
	ownerId: string,
	schema: Schema,
): SessionDraft<z.output<Schema>> {
	const key = `scriptorium-draft:${name}:${ownerId}`;
	return {
		read() {
			const text = attempt(() => sessionStorage.getItem(key));
			const parsed = z.safeParse(
				schema,
				attempt(() => JSON.parse(text ?? "null")),
			);
			return parsed.success ? parsed.data : null;
		},
		write: (value) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
		forget: () => void attempt(() => sessionStorage.removeItem(key)),
	};
}

/** The browser may refuse storage, and people can edit it: then there is no draft, and the form works without. */
function attempt<Value>(work: () => Value): Value | null {
	try {
		return work();
	} catch {
		return null;
	}
}
