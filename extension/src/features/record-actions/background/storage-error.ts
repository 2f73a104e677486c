import { fail, messageOf, type Result } from "@scriptorium/core-types/errors";

/** Answers with what `act` answers, or with STORAGE_ERROR, and a line in the log, if the browser's storage throws. */
export async function orStorageError<Value, Code extends string>(
	act: () => Promise<Result<Value, Code>>,
	log: (line: string) => void,
): Promise<Result<Value, Code | "STORAGE_ERROR">> {
	try {
		return await act();
	} catch (thrown) {
		log(messageOf(thrown));
		return fail("STORAGE_ERROR", "The recording could not be kept on this computer", messageOf(thrown));
	}
}
