import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

export interface Consent {
	/** The script is High Risk and the user has not agreed: nothing that installs it works. */
	readonly isMissing: boolean;
	readonly isGiven: boolean;
	give(given: boolean): void;
}

/** The version that the user agreed to install although it is High Risk; null when there is none. */
type Agreement = readonly [agreedTo: string | null, agreeTo: (version: string | null) => void];

const AgreementContext = createContext<Agreement | null>(null);

/** Lets all parts of a screen share one consent. */
export function SharedConsent({ children }: { children: ReactNode }) {
	const [agreedTo, agreeTo] = useState<string | null>(null);
	// A new value is an update of everything below, also of parts whose code is not there yet.
	const agreement = useMemo(() => [agreedTo, agreeTo] as const, [agreedTo]);
	return <AgreementContext value={agreement}>{children}</AgreementContext>;
}

/** Consent to install a High Risk version; asked again for every version. Of the part alone outside `SharedConsent`. */
export function useConsent(versionId: string | null, { level }: { readonly level: RiskLevel }): Consent {
	const own = useState<string | null>(null);
	const [agreedTo, agreeTo] = use(AgreementContext) ?? own;
	const key = versionId ?? "none";
	const isGiven = agreedTo === key;
	return {
		isMissing: level === "red" && !isGiven,
		isGiven,
		give: (given) => agreeTo(given ? key : null),
	};
}
