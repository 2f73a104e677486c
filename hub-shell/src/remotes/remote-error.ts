import type { CodedError } from "@scriptorium/core-types/errors";

export type RemoteErrorCode =
	/** Built for another contract, or needs other versions of the shared packages. Nothing of it was loaded. */
	| "INCOMPATIBLE"
	/** No answer in time. */
	| "TIMEOUT"
	/** Not there, not JavaScript, or it failed while starting. */
	| "UNREACHABLE"
	/** Loaded, but not a remote of this contract. */
	| "INVALID_MODULE"
	/** Its `mount` threw. */
	| "MOUNT_FAILED";

export type RemoteError = CodedError<RemoteErrorCode>;
