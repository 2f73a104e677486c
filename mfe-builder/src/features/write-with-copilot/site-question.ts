/** The name of the question for the site; no slot has it, as those are in camel case. */
export const SITE_QUESTION = "@match";
