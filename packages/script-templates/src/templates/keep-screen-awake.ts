import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const keepScreenAwake: ScriptTemplate = {
	id: "keep-screen-awake",
	title: "Keep the screen awake",
	description:
		"Keeps the screen from going dark while this page is in front: for recipes, sheet music and slides. The second click, Escape or leaving the page ends it.",
	category: "utility",
	tags: ["screen", "wake-lock", "reading"],
	kind: "bookmarklet",
	phrasings: [
		"keep the screen on",
		"prevent screen from sleeping",
		"keep awake while I read this recipe",
		"no screensaver on this page",
		"stop my display from turning off",
		"wake lock",
		"don't let the monitor go dark",
		"screen stays on",
		"caffeine for the browser",
		"my tablet locks while cooking, keep it awake",
		"disable auto dim",
		"avoid standby during presentation",
		"keep phone display active",
		"don't sleep",
		"stay awake bookmarklet",
		"keep laptop awake while this tab is open",
		"block screen timeout",
		"sheet music page must not turn black",
		"prevent lock screen",
		"please keep my display lit",
		"insomnia mode",
		"screen should never switch off when watching this dashboard",
	],
	slots: [],
	effects: ["content"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-keep-screen-awake";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
let lock = null;
const panel = openPanel("Screen stays on", [], () => lock?.release());
/* The browser lets go whenever the tab is hidden. */
const request = async () => {
  if (document.visibilityState !== "visible") return;
  try {
    lock = await navigator.wakeLock.request("screen");
    panel.status.textContent = "The screen stays on until you close this or leave the page.";
  } catch {
    panel.status.textContent = "The browser does not allow it: it needs a page over https, and a battery that is not nearly empty.";
  }
};
document.addEventListener("visibilitychange", request, { signal: panel.signal });
request();
`,
		};
	},
};
