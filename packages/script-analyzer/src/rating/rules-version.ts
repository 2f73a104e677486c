/** `<package version>-<first 8 hex digits of the SHA-256 over what rules know>`; kept true by its test. */
export const RULES_VERSION = "1.0.0-d5f0ba92";
