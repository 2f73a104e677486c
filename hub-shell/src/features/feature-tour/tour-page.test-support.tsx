import { createObservable } from "@scriptorium/core-types/observable";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { TestHost } from "../../host-context/test-host.test-support.tsx";
import type { Visit } from "../../navigation/hub-history.ts";
import { FeatureTour } from "./feature-tour.tsx";

export interface Shown {
	readonly isOffered?: boolean;
	readonly at?: string;
	/** Path of the visit that was last asked for. */
	readonly wanted?: string;
	/** Names that the page's elements are marked with. */
	readonly targets?: readonly string[];
	readonly locale?: string;
}
/** Names of all targets. */
export const ALL = ["explore", "create", "card", "security-badge", "share"];

function Screen({ targets }: { targets: readonly string[] }) {
	const { pathname, search } = useLocation();
	return (
		<main id="main" tabIndex={-1}>
			<input aria-label="words" />
			<output aria-label="address">{pathname + search}</output>
			{targets.map((name) => (
				<a key={name} href="/x" data-tour={name}>
					{name}
				</a>
			))}
		</main>
	);
}

function Hub({ isOffered = false, at = "/", wanted = at, targets = ALL }: Shown) {
	const [open, setOpen] = useState(false);
	const [visits] = useState(() => createObservable({ location: { pathname: wanted } } as Visit));
	return (
		<MemoryRouter initialEntries={[at]}>
			<button type="button" onClick={() => setOpen(true)}>
				help
			</button>
			<Screen targets={targets} />
			<FeatureTour open={open} isOffered={isOffered} onOpenChange={setOpen} wanted={visits as never} />
			<output>{open ? "open" : "closed"}</output>
		</MemoryRouter>
	);
}

/**
 * Shows a page with its help button focused, and presses the button, which opens the tour.
 * @param shown page, and whether the tour is offered or asked for
 * @returns the help button
 */
export function start(shown: Shown = {}) {
	render(
		<TestHost locale={shown.locale}>
			<Hub {...shown} />
		</TestHost>,
	);
	const help = screen.getByRole("button", { name: "help" });
	help.focus();
	fireEvent.click(help);
	return { help };
}

/** Names of the marks that the browser keeps. */
export const marks = () => Object.keys(localStorage).filter((key) => key.startsWith("feature-tour"));

/** Prepares a page before each test of the file and clears it afterwards. */
export function prepareTourPage(): void {
	beforeEach(() => {
		localStorage.clear();
		Object.defineProperty(navigator, "webdriver", { value: false, configurable: true });
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		// The test environment has no layout; `hidden` stands for what a style sheet hides.
		vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
			return Object.assign(this.closest("[hidden]") ? [] : [new DOMRect()], { item: () => null });
		});
		Element.prototype.scrollIntoView = () => undefined;
		document.elementFromPoint = () => null;
	});
	afterEach(() => {
		cleanup();
		vi.useRealTimers();
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});
}
