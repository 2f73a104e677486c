// Before the first paint, so that a chosen theme never flashes the other one. The content security policy allows no
// inline script, hence a file of its own. The key and the values are those of features/switch-theme/theme.ts.
try {
	const theme = localStorage.getItem("scriptorium-theme");
	if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
	// Storage is blocked for this site: the machine's own theme stays.
}
