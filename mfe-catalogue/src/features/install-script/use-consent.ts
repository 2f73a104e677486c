import { useState } from "react";
import type { Rating } from "../../script-security/use-rating.ts";

export interface Consent {
	/** The script is High Risk and the user has not agreed: nothing that installs it works. */
	readonly isMissing: boolean;
	readonly isGiven: boolean;
	give(given: boolean): void;
}

/** Consent to install a High Risk version; asked again for every version. */
export function useConsent(versionId: string | null, { level }: Rating): Consent {
	const [agreedTo, setAgreedTo] = useState<string | null>(null);
	const key = versionId ?? "none";
	const isGiven = agreedTo === key;
	return {
		isMissing: level === "red" && !isGiven,
		isGiven,
		give: (given) => setAgreedTo(given ? key : null),
	};
}
