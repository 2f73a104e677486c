import { fail } from "@scriptorium/shared-protocol/errors";

/** Response to a request whose script is gone. */
export const notInstalled = () => fail("NOT_FOUND", "This script is not installed any more");
