import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import { pageAnalysisLimits } from "@scriptorium/shared-protocol/page-analysis";

/** Longer addresses carry data. */
const MAX_READ_LENGTH = 16_000;

/**
 * Redacts an address for a report: absolute, without passwords, codes and tokens; only the scheme for addresses outside of the web.
 * Null when it is invalid.
 */
export function reportAddress(written: string, redactor: Redactor, base?: string): string | null {
	const url = readAddress(written, base);
	if (url === null) return null;
	if (!isWeb(url)) return url.protocol;
	return redactor.text(redactAddress(url.href, { redactor, suspects: true }), pageAnalysisLimits.address);
}

export function readAddress(written: string, base?: string): URL | null {
	const short = written.length > MAX_READ_LENGTH ? written.slice(0, MAX_READ_LENGTH) : written;
	return URL.canParse(short, base) ? new URL(short, base) : null;
}

export const isWeb = ({ protocol }: URL): boolean => protocol === "http:" || protocol === "https:";
