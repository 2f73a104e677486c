// What has to run before the first paint. The content security policy allows no inline script, hence a file of its own.

// A chosen theme never flashes the other one. The key and the values are those of src/features/switch-theme/theme.ts.
try {
	const theme = localStorage.getItem("scriptorium-theme");
	if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
	// Storage is blocked for this site: the machine's own theme stays.
}

// The server's HTML can be used before the page's code is there: what is pressed waits for it (src/start/early-input.ts). Links, and forms
// with an address, work by themselves.
const early = { alive: [], presses: [] };
window.hubEarlyInput = early;
for (const type of ["click", "submit"]) {
	document.addEventListener(
		type,
		(event) => {
			const target = event.target.closest(type === "submit" ? "form:not([action])" : 'button, [role="button"]');
			if (!target?.closest("#root") || target.form?.hasAttribute("action")) return;
			if (early.alive.includes(target.closest("main") ? "screen" : "frame")) return;
			event.preventDefault();
			early.presses.push({ type, target });
		},
		true,
	);
}
