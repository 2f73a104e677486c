/** A proper name: the same in every language. */
export const SITE_NAME = "Scriptorium";
