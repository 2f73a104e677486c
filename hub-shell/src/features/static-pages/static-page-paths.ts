/** Routes of the static pages and of the contact form (spec 01 § 2). */
export const staticPagePaths = ["/documentation", "/tutorials", "/faq", "/about", "/terms", "/privacy"] as const;

export type StaticPagePath = (typeof staticPagePaths)[number];
