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

/** Routes whose content is read from the database by the page. */
export const READING_ROUTES = ["/", "/explore", "/latest", "/categories", "/category/productivity"] as const;
