/** Second parts of suffixes under which countries register names, as `co` in `co.uk`. */
const SECOND_LEVEL =
	"ab|ac|asn|asso|bc|biz|cn|co|com|edu|ed|eng|firm|fm|gc|gen|go|gob|gouv|gov|govt|gr|gub|gv|id|idf|in|ind|inf|info|k12|" +
	"ltd|me|med|mi|mil|mob|mod|muni|mb|nb|ne|net|news|nf|ngo|nhs|nic|nl|nom|ns|nt|nu|on|or|org|parliament|plc|" +
	"police|press|priv|pro|qc|re|res|sa|sch|school|sk|sld|store|tm|tv|web|yk";
/** Suffixes under which anybody gets a name, as `.tld` counts them for Violentmonkey and Tampermonkey. */
const SHARED =
	"blogspot\\.(?:com(?:\\.[a-z]{2})?|[a-z]{2}|co\\.[a-z]{2})|(?:github|gitlab|gitee)\\.io|no-ip\\.org|dyndns\\.org|ddns\\.net|" +
	"duckdns\\.org|(?:herokuapp|appspot|netlify|azurewebsites)\\.(?:com|app|net)|(?:vercel|web|fly)\\.app|pages\\.dev|workers\\.dev";

/**
 * Source of a regular expression for what `.tld` in an `@include` or `@match` stands for, with the dot before it: a
 * top-level domain, one with a country's second part, or a suffix under which anybody gets a name. An expression instead of
 * the Public Suffix List, because it is tested in pages, before a script runs.
 *
 * @see https://publicsuffix.org/list/
 */
export const TOP_LEVEL_DOMAIN = `\\.(?:(?:${SECOND_LEVEL})\\.[a-z]{2}|${SHARED}|xn--[a-z0-9-]+|[a-z]{2,63})`;
