import * as z from "zod/mini";

/** What was typed and not sent yet; in this tab only, so it survives a reload and the way through the sign-in. */
export interface SessionDraft<Value> {
	/** Null when there is none, when somebody else typed it, or when it is not readable. */
	read(): Value | null;
	write(value: Value): void;
	forget(): void;
}

/**
 * @param name tells what is drafted, and about what
 * @param ownerId who types: on a shared computer, what somebody else typed is not offered
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

/** A browser may refuse its storage, and a person may write into it: then there is no draft, and writing goes on. */
function attempt<Value>(work: () => Value): Value | null {
	try {
		return work();
	} catch {
		return null;
	}
}
