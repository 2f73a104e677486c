export type Theme = "system" | "light" | "dark";

/** Copy of the setting, which a page can read before it is drawn. */
const KEY = "theme";

/** Shows the page in a theme, and the extension's other pages when they are opened next. */
export function applyTheme(theme: Theme): void {
	if (localStorage.getItem(KEY) !== theme) localStorage.setItem(KEY, theme);
	document.documentElement.dataset.theme = theme;
}

/** Shows the page in the theme that was applied last. */
export function applyKnownTheme(): void {
	const known = localStorage.getItem(KEY);
	if (known === "light" || known === "dark") document.documentElement.dataset.theme = known;
}
