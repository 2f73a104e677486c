// What has to run before the first paint: a classic script of its own in the head (packages/build-config/src/vite/before-paint.ts), because the
// content security policy allows no inline script and modules run too late. It must neither import nor export anything.
{
	// A chosen theme never flashes the other one. The key and the values are those of ../features/switch-theme/theme.ts.
	try {
		const theme = localStorage.getItem("scriptorium-theme");
		if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
		// The header of somebody signed in has its width from the start. The key is supabase's, which depends on the backend's address.
		if (Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))) {
			document.documentElement.dataset.session = "kept";
		}
	} catch {
		// Storage is blocked for this site: the machine's own theme stays.
	}

	// The server's HTML can be used before the page's code is there: what is pressed waits for it (early-input.ts). Links, and forms with an
	// address, work by themselves. Back may lead to another address of this same document before its code is there.
	const early: NonNullable<typeof window.hubEarlyInput> = {
		address: location.pathname + location.search,
		alive: [],
		presses: [],
		keys: [],
	};
	window.hubEarlyInput = early;
	const isAlive = (element: Element) => early.alive.includes(element.closest("main") ? "screen" : "frame");
	// Keeps React from handling the event: during it, React could hydrate the part and run its handler, and the recorded press would then
	// run the handler a second time.
	const takeFromReact = (event: Event) => {
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	for (const type of ["click", "submit"] as const) {
		document.addEventListener(
			type,
			(event) => {
				const pressed = event.target as HTMLElement;
				const target = pressed.closest<HTMLElement>(
					type === "submit" ? "form:not([action])" : 'button, [role="button"]',
				);
				if (!target?.closest("#root") || (target as HTMLButtonElement).form?.hasAttribute("action")) return;
				if (isAlive(target)) return;
				takeFromReact(event);
				early.presses.push({ type, target });
			},
			true,
		);
	}

	// The browser opens a details element by itself, but the code that loads its content has not heard of it.
	document.addEventListener(
		"toggle",
		({ target }) => {
			if (target instanceof HTMLDetailsElement && !isAlive(target)) early.presses.push({ type: "toggle", target });
		},
		true,
	);

	// The arrow keys go from tab to tab, which is React's work. In the capture phase: React stops the propagation of a key in a part that it
	// cannot hydrate yet.
	document.addEventListener(
		"keydown",
		(event) => {
			const { target, key } = event;
			if (
				!/^(Arrow|Home$|End$)/.test(key) ||
				!(target instanceof HTMLElement && target.matches('[role="tab"]')) ||
				isAlive(target)
			)
				return;
			takeFromReact(event);
			early.presses.push({ type: "keydown", target, key });
		},
		true,
	);

	// Shortcuts of the whole page (../features/keyboard-shortcuts/shortcut-of.ts), which decides on them when it is there. What is typed after
	// the palette's shortcut is meant for the palette (../features/keyboard-shortcuts/typed-ahead.ts).
	let isForPalette = false;
	document.addEventListener("pointerdown", () => {
		isForPalette = false;
	});
	document.addEventListener("keydown", (event) => {
		const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
		if (early.alive.includes("frame")) return;
		const isPalette = ctrlKey !== metaKey && key.toLowerCase() === "k";
		const isTyped = isForPalette && !ctrlKey && !metaKey && ([...key].length === 1 || key === "Backspace");
		if (!(isPalette || isTyped || key === "/" || key === "?")) return;
		if (!isPalette && !isTyped && (event.target as HTMLElement).matches("input, textarea, select")) return;
		// The browser's own search otherwise.
		if ((isPalette && !altKey && !shiftKey) || isTyped) event.preventDefault();
		if (isPalette) isForPalette = !isForPalette;
		early.keys.push({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing });
	});
}

// Tests import it.
export {};
