import { fail } from "@scriptorium/core-types/errors";

/** Response to a request whose script is gone. */
export const notInstalled = () => fail("NOT_FOUND", "This script is not installed any more");
