/** Of the harness: a newer one looks at every script again. */
export const CANARY_VERSION = "2";
