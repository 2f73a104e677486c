// Written by `npm run build:rules-version`: do not edit.

/** Version of the package, and 8 hexadecimal digits of a hash of what the analyzer does. Each version rates the catalog again. */
export const RULES_VERSION = "1.0.0-a067518b";
