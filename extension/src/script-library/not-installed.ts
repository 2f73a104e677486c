import { fail } from "@scriptorium/core-types/errors";

/** The error for a request about a script that has been removed. */
export const notInstalled = () => fail("NOT_FOUND", "This script is not installed any more");
