import { fail, messageOf } from "@scriptorium/core-types/errors";

/** Response to a request when the browser's storage fails; nothing was changed then. */
export const storageFailed = (thrown: unknown) =>
	fail("STORAGE_ERROR", "The browser's storage could not be read or written", messageOf(thrown));
