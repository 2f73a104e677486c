// @vitest-environment happy-dom
import { createObservable } from "@scriptorium/core-types/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { type Hydrated, renderThenHydrate } from "@scriptorium/ui-kit/hydration.test-support";
import { QueryClient } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createAssistantLink } from "../assistant-link/create-assistant-link.ts";
import type { AccountPorts } from "../features/account-settings/account-ports.ts";
import { createSingleKeysPreference } from "../features/keyboard-shortcuts/single-keys.ts";
import type { SignInPorts } from "../features/sign-in/sign-in-ports.ts";
import { staticPagePaths } from "../features/static-pages/static-page-paths.ts";
import { createThemeChoice } from "../features/switch-theme/theme.ts";
import { createNoticeBoard } from "../host-context/notices.ts";
import { createTestHost, rita, visitor } from "../host-context/test-host.test-support.tsx";
import { createBrowserHistory } from "../navigation/browser-history.ts";
import type { HubHistory } from "../navigation/hub-history.ts";
import { createStaticHistory } from "../navigation/static-history.ts";
import type { SignInProblem } from "../session/sign-in-problem.ts";
import { loadTranslations } from "../translations/load-translations.ts";
import { createRoutes } from "./create-routes.tsx";
import { HubApp } from "./hub-app.tsx";
import type { LayoutProps } from "./layout.tsx";

const ORIGIN = "http://localhost:3000";
const nothing = () => undefined;
/** As the server renders it, and as a page begins. */
const unknown: HubSession = { status: "loading", user: null };

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	document.documentElement.dataset.theme = "";
	window.scrollTo = nothing;
});

const signIn = (): SignInPorts => ({
	desktopRules: { customScheme: null, hubOrigin: ORIGIN },
	desktopRequest: { text: () => null, write: nothing, clear: nothing },
	problem: createObservable<SignInProblem>("none"),
	signIn: async () => ({ ok: true, value: undefined }),
	tokens: () => null,
	createCode: async () => ({ ok: false, error: { code: "NONE", message: "no codes in this test" } }),
	leaveTo: nothing,
});
const account = (): AccountPorts => ({
	draft: { read: () => null, write: nothing, clear: nothing },
	returnAfterSignIn: nothing,
	chooseTheme: nothing,
	accountChanged: nothing,
	signOut: async () => ({ ok: true, value: undefined }),
});

function app(
	history: HubHistory,
	session: ReturnType<typeof createObservable<HubSession>>,
	choices: Pick<LayoutProps, "themeChoice" | "singleKeys">,
	locale = "en",
) {
	const host = createTestHost({ session, locale });
	const routes = createRoutes({
		host,
		registry: { contract: host.contract, remotes: [] },
		extensionOffer: { archivePath: "/extension/scriptorium-extension.zip", storeUrl: null },
		layout: {
			hubAddress: ORIGIN,
			notices: createNoticeBoard(),
			...choices,
			onSignOut: nothing,
			onOpened: nothing,
			wanted: history.wanted,
			usageConsent: { state: createObservable("unknown"), answer: async () => ({ ok: true, value: undefined }) },
			assistant: createAssistantLink(nothing),
		},
		signIn: signIn(),
		loadAccountPorts: async () => account(),
	});
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return <HubApp host={host} queries={queries} history={history} routes={routes} />;
}

/** The page as a server without storage renders it, taken over by a browser in which `person` is signed in. */
async function open(
	path: string,
	person: HubSession = visitor,
	locale = "en",
): Promise<Hydrated & { readonly history: HubHistory }> {
	window.history.replaceState(null, "", path);
	let browser: HubHistory | undefined;
	const session = createObservable<HubSession>(unknown);
	const hydrated = await renderThenHydrate(
		() => {
			if (globalThis.window === undefined) {
				return app(
					createStaticHistory(path, ORIGIN),
					createObservable<HubSession>(unknown),
					{
						themeChoice: { theme: createObservable("system"), choose: nothing },
						singleKeys: { isOn: createObservable(true), set: nothing },
					},
					locale,
				);
			}
			browser = createBrowserHistory(window);
			return app(
				browser,
				session,
				{
					themeChoice: createThemeChoice(document, localStorage),
					singleKeys: createSingleKeysPreference(localStorage),
				},
				locale,
			);
		},
		() => session.set(person),
	);
	if (!browser) throw new Error("The page was not taken over");
	return { ...hydrated, history: browser };
}

/** Styles that Radix gives tabs and switches; the page's policy names their hashes (server/render/style-attributes.ts). */
const RADIX_STYLES = [
	"outline:none",
	"animation-duration:0s",
	"position:absolute;pointer-events:none;opacity:0;margin:0;transform:translateX(-100%)",
];
const stylesIn = (html: string) =>
	[...html.matchAll(/ style="([^"]*)"/g)]
		.map(([, style = ""]) => style)
		.filter((style) => !RADIX_STYLES.includes(style));

const screens: readonly (readonly [path: string, words: string])[] = [
	["/auth", "Welcome to Scriptorium"],
	["/extension", "Download"],
	["/security", "rating"],
	["/security/scorecard", "Scorecard"],
	["/notifications", "Notifications"],
	["/contact", "Message"],
	["/not-found", "404"],
	["/nobody/knows/this", "404"],
	["/performance", "Performance"],
	["/accessibility", "Color Contrast"],
	["/accessibility?tab=keyboard", "Focus ring"],
	["/accessibility?tab=aria", "Live region"],
	["/accessibility?tab=contrast", "Background color"],
	["/accessibility?tab=testing", "Check this page"],
	...staticPagePaths.map((path) => [path, "</h1>"] as const),
];

test.each(screens)(
	"%s: the server's HTML has the frame and the screen, and the browser takes it over",
	async (path, words) => {
		vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network in this test"));
		const { html, problems, unmount } = await open(path);
		expect(html).toContain('<main id="main"');
		expect(html).toContain('action="/explore"');
		expect(html.toLowerCase()).toContain(words.toLowerCase());
		expect(stylesIn(html)).toEqual([]);
		expect(problems).toEqual([]);
		await unmount();
	},
);

test("what this browser has kept comes after the page was taken over", async () => {
	localStorage.setItem("scriptorium-theme", "dark");
	localStorage.setItem("scriptorium-single-keys", "off");
	localStorage.setItem("scriptorium.tutorials", '{"first-bookmarklet":[0]}');
	const { html, container, problems, unmount } = await open("/tutorials", rita);
	expect(html).toContain("<kbd");
	expect(problems).toEqual([]);
	expect(container.querySelector('input[value="dark"]:checked')).not.toBeNull();
	expect(container.querySelector("kbd")).toBeNull();
	expect(container.querySelector("progress")?.value).toBe(1);
	expect(container.querySelector('header a[href="/create"]')).not.toBeNull();
	await unmount();
});

test("the draft of a message is found after the form was taken over", async () => {
	const draft = { name: "Rita", email: "", subject: "Ink", category: "general", message: "" };
	sessionStorage.setItem("scriptorium-draft:contact", JSON.stringify(draft));
	const { container, problems, unmount } = await open("/contact");
	expect(problems).toEqual([]);
	expect(container.querySelector<HTMLInputElement>('input[name="subject"]')?.value).toBe("Ink");
	await unmount();
});

test("a fragment, which the server does not know, is there after the page was taken over", async () => {
	const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(nothing);
	const { container, problems, unmount } = await open("/faq#what-is-a-bookmarklet");
	expect(problems).toEqual([]);
	expect(container.querySelector("details[open]")?.id).toBe("what-is-a-bookmarklet");
	expect(scrolled).toHaveBeenCalled();
	await unmount();
});

test("somebody who is signed in is not led away from the account page by the server's HTML, which knows nobody", async () => {
	const { html, history, problems, unmount } = await open("/account", unknown);
	expect(html).toContain('aria-busy="true"');
	expect(problems).toEqual([]);
	expect(history.wanted.getSnapshot().location.pathname).toBe("/account");
	await unmount();
	const signedOut = await open("/account");
	expect(signedOut.history.wanted.getSnapshot().location.pathname).toBe("/auth");
	await signedOut.unmount();
});

test("a navigation while the page is taken over is not lost", async () => {
	const { history, container, unmount } = await open("/not-found");
	await act(async () => history.navigate("/security"));
	await vi.waitFor(() => expect(container.querySelector("h1")?.textContent).toBe("Security & Trust"));
	await unmount();
});

interface Texts {
	readonly [key: string]: string | ((...slots: never[]) => string) | readonly string[] | Texts;
}

/** Every text without slots. */
function textsOf(tree: Texts | readonly unknown[]): string[] {
	return Object.values(tree).flatMap((value) =>
		typeof value === "string" ? [value] : typeof value === "object" && value !== null ? textsOf(value as Texts) : [],
	);
}

/** What a reader sees or a screen reader says, with the language that the page declares for it. */
function wordsOf(container: HTMLElement): { readonly text: string; readonly language: string }[] {
	const languageOf = (element: Element) =>
		element.closest("[lang]")?.getAttribute("lang") ?? document.documentElement.lang;
	return [...container.querySelectorAll("*")].flatMap((element) => {
		const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
		const named = ["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name));
		const texts = [...own.map(({ textContent }) => textContent), ...named].map((text) => text?.trim() ?? "");
		return texts.filter((text) => text !== "").map((text) => ({ text, language: languageOf(element) }));
	});
}

test.each(["/not-found", "/nobody/knows/this", "/performance", "/accessibility"])(
	"%s has no English text in a German page, and says that it is German",
	async (path) => {
		await loadTranslations("de");
		const modules = import.meta.glob<{ en: Texts }>("../**/messages/en.ts", { eager: true });
		const translations = import.meta.glob<{ de: Texts }>("../**/messages/de.ts", { eager: true });
		const german = new Set(Object.values(translations).flatMap(({ de }) => textsOf(de)));
		const english = new Set(
			Object.values(modules)
				.flatMap(({ en }) => textsOf(en))
				.filter((text) => !german.has(text)),
		);
		const { container, problems, unmount } = await open(path, rita, "de");
		const words = wordsOf(container);
		expect(words.length).toBeGreaterThan(40);
		expect(words.filter(({ text }) => english.has(text))).toEqual([]);
		// The button that switches to English is named in it.
		expect(words.filter(({ language }) => language !== "de").map(({ text }) => text)).toEqual(["English"]);
		expect(problems).toEqual([]);
		await unmount();
	},
);
