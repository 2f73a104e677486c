import { pageAnalysisLimits } from "@scriptorium/shared-protocol/page-analysis";
import type { Redactor } from "../../../library/page-secrets/redact.ts";
import { withoutSecrets } from "../../../library/secret-words.ts";

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
	const told = new URL(withoutSecrets(url.href));
	// Escapes must not hide a secret, and there are many ways to write them.
	const isClean = (part: string): boolean => redactor.isClean(part) && redactor.isClean(decoded(part));
	if (!isClean(told.hash)) told.hash = "";
	for (const [name, value] of [...told.searchParams]) {
		if (!isClean(name)) told.searchParams.delete(name);
		else if (!isClean(value)) told.searchParams.set(name, "");
	}
	if (!isClean(told.search)) told.search = "";
	if (!isClean(told.pathname))
		told.pathname = told.pathname
			.split("/")
			.map((part) => (isClean(part) ? part : "-"))
			.join("/");
	if (!isClean(told.pathname)) told.pathname = "/";
	return redactor.text(told.href, pageAnalysisLimits.address);
}

export function readAddress(written: string, base?: string): URL | null {
	const short = written.length > LONGEST_READ ? written.slice(0, LONGEST_READ) : written;
	return URL.canParse(short, base) ? new URL(short, base) : null;
}

export const isWeb = ({ protocol }: URL): boolean => protocol === "http:" || protocol === "https:";

function decoded(part: string): string {
	try {
		return decodeURIComponent(part.replaceAll("+", " "));
	} catch {
		// Not every % is an escape.
		return part;
	}
}
