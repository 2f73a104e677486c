/**
 * Performs a step, and says in its error which one it was.
 * @param name what messages call the step, as `Step 3 "Save"`
 * @param perform does it
 * @returns what it returns
 * @throws the same error with the name in front of its message
 */
export async function inStep<Value>(name: string, perform: () => Promise<Value> | Value): Promise<Value> {
	try {
		return await perform();
	} catch (error) {
		throw namedError(name, error);
	}
}

/**
 * Puts the name of a step in front of a message.
 * @param name what messages call the step; the message stays as it is when left out
 * @param error whatever was thrown
 * @returns the same error where it is one
 */
export function namedError(name: string, error: unknown): Error {
	const made = error instanceof Error ? error : new Error(String(error));
	if (name !== "") made.message = `${name}: ${made.message}`;
	return made;
}
