// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { type Hydrated, renderThenHydrate } from "@scriptorium/ui-kit/hydration.test-support";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPicks } from "../features/write-with-copilot/kept-picks.ts";
import { BuilderRoute } from "./builder-route.tsx";
import { WriteScriptRoute } from "./write-script-route.tsx";

const screens = { "/builder": BuilderRoute, "/create": WriteScriptRoute } as const;

let hydrated: Hydrated | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
	await hydrated?.unmount();
	hydrated = undefined;
	vi.unstubAllGlobals();
});

/** The screen as the server writes it for a visitor, taken over by the browser of somebody. */
async function open(path: keyof typeof screens, signedIn: boolean, beforeHydration: () => void = () => undefined) {
	const Screen = screens[path];
	const { host, session } = createTestHost(visitor, async () => Response.json([]));
	hydrated = await renderThenHydrate(
		() => (
			<Surroundings host={host} at={path}>
				<Screen />
			</Surroundings>
		),
		() => {
			if (signedIn) session.set(reader);
			beforeHydration();
		},
	);
	return hydrated;
}

it("writes the frame of the builder with its words, which the browser takes over", async () => {
	const { html, problems } = await open("/builder", false);
	for (const words of [
		"Visual Script Builder",
		"Sign in to save your creations",
		"Generate Code",
		"Save as draft",
		"Drag an action here",
		"Add action",
		"Action Recorder",
		"User Interaction",
	]) {
		expect(html).toContain(words);
	}
	// Both arrangements: the style sheet shows the one that fits.
	expect(html.match(/>Outline</g)?.length).toBeGreaterThan(1);
	expect(problems).toEqual([]);
});

it("writes the ideas of the create page, which the browser takes over, whatever it holds", async () => {
	const { html, problems, container } = await open("/create", true, () => {
		keepPicks({ "price-history": 900 }, Date.now());
		vi.stubGlobal("webkitSpeechRecognition", class {});
	});
	for (const words of ["What should the script do?", "Dark mode for any site", "Continue to Finalize", "Try Builder"]) {
		expect(html).toContain(words);
	}
	expect(html).not.toContain("Voice Input");
	expect(container.textContent).toContain("Voice Input");
	expect(problems).toEqual([]);
});

it("takes over the builder for somebody who is signed in", async () => {
	const { problems, container } = await open("/builder", true);
	expect(container.textContent).not.toContain("Sign in to save your creations");
	expect(problems).toEqual([]);
});
