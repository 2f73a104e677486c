import { staticPagePaths } from "../features/static-pages/static-page-paths.ts";

const forEach = (paths: readonly string[], module: string) => Object.fromEntries(paths.map((path) => [path, module]));

/**
 * Route pattern of each screen of the shell to the module that `create-routes.tsx` imports for it, as a path in `src`. The server adds the
 * style sheets and modules of that module to the page.
 */
export const screenModules: Readonly<Record<string, string>> = {
	"/auth": "features/sign-in/auth-screen.tsx",
	"/auth/desktop": "features/sign-in/desktop-screen.tsx",
	"/auth/extension": "features/sign-in/desktop-screen.tsx",
	"/account": "features/account-settings/account-screen.tsx",
	"/not-found": "features/not-found/not-found-screen.tsx",
	"/extension": "features/get-extension/get-extension-screen.tsx",
	"/security": "features/security-page/security-screen.tsx",
	"/security/scorecard": "features/security-scorecard/scorecard-screen.tsx",
	"/notifications": "features/notifications/notifications-screen.tsx",
	"/contact": "features/contact/contact-screen.tsx",
	"/performance": "features/performance-monitor/performance-screen.tsx",
	"/accessibility": "features/accessibility-showcase/accessibility-screen.tsx",
	...forEach(staticPagePaths, "features/static-pages/later-pages.tsx"),
};
