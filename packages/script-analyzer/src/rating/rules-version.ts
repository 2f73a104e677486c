/** `<package version>-<first 8 hex digits of the SHA-256 of the sources>`; checked by `script-rules.test.ts`. */
export const RULES_VERSION = "1.0.0-012ef03f";
