import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import { pageAnalysisLimits } from "@scriptorium/shared-protocol/page-analysis";

/** Longer ones carry data, not a place. */
const LONGEST_READ = 16_000;

/**
 * An address as it may be told: absolute, without passwords, codes and tokens; of one that is no place on the web only
 * its scheme. Null when it is none.
 */
export function tellAddress(written: string, redactor: Redactor, base?: string): string | null {
	const url = readAddress(written, base);
	if (url === null) return null;
	if (!isWeb(url)) return url.protocol;
	return redactor.text(redactAddress(url.href, { redactor, suspects: true }), pageAnalysisLimits.address);
}

export function readAddress(written: string, base?: string): URL | null {
	const short = written.length > LONGEST_READ ? written.slice(0, LONGEST_READ) : written;
	return URL.canParse(short, base) ? new URL(short, base) : null;
}

export const isWeb = ({ protocol }: URL): boolean => protocol === "http:" || protocol === "https:";
