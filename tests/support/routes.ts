/** Routes that every visitor can open; those of a script are found at run time. */
export const PUBLIC_ROUTES = [
	"/",
	"/explore",
	"/latest",
	"/categories",
	"/category/productivity",
	"/builder",
	"/create",
	"/auth",
	"/documentation",
	"/tutorials",
	"/extension",
	"/security",
	"/security/scorecard",
	"/faq",
	"/about",
	"/terms",
	"/privacy",
	"/contact",
	"/performance",
	"/accessibility",
	"/not-found",
] as const;

/** Routes whose content requires a signed-in person. */
export const SIGNED_IN_ROUTES = ["/account", "/manage-bookmarklets", "/collections", "/notifications"] as const;

/** Routes of the panel; the administrator sees them. */
export const ADMIN_ROUTES = ["/admin", "/admin-debug"] as const;

/** Sections of the panel, each with the level-2 heading or region that its content begins with. */
export const ADMIN_SECTIONS = [
	["/admin?tab=analytics", "Growth"],
	["/admin?tab=featured", "Scripts"],
	["/admin?tab=moderation", "Triage of reports"],
	["/admin?tab=security", "Public scripts by rating"],
] as const;

/** Pages that are the same for everybody, and the way in. */
export const STATIC_ROUTES = [
	"/documentation",
	"/tutorials",
	"/security",
	"/faq",
	"/about",
	"/terms",
	"/privacy",
	"/contact",
	"/auth",
] as const;

/** Routes whose content is read from the database by the page. */
export const READING_ROUTES = ["/", "/explore", "/latest", "/categories", "/category/productivity"] as const;
