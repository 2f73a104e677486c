import { useHost } from "@scriptorium/remote-kit/host";
import { useEffect } from "react";

interface Failing {
	readonly isError: boolean;
	/** When it last failed, in milliseconds. */
	readonly errorUpdatedAt: number;
}

/** Says once, each time a read has failed for good, that it has (spec 01 § 8). */
export function useFailureNotice({ isError, errorUpdatedAt }: Failing, message: string): void {
	const { notify } = useHost();
	const failedAt = isError ? errorUpdatedAt : 0;
	useEffect(() => {
		if (failedAt > 0) notify("error", message);
	}, [failedAt, notify, message]);
}
