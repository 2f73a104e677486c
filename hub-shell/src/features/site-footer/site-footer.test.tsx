// @vitest-environment happy-dom

import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { addPseudoLocales } from "@scriptorium/ui-kit/pseudo-locale";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { en } from "./messages/en.ts";
import { SiteFooter } from "./site-footer.tsx";
import { shareAddress, socialLinks } from "./social-links.ts";

addPseudoLocales();
afterEach(cleanup);

function show(locale = "en") {
	return render(
		<LocaleProvider locale={locale}>
			<MemoryRouter>
				<SiteFooter year={2031} hubAddress="https://hub.example" themeSwitch={null} />
			</MemoryRouter>
		</LocaleProvider>,
	);
}

test("the columns of spec 01 § 2, each a landmark of its own", () => {
	show();
	const columns = screen.getAllByRole("navigation").map((column) => ({
		heading: within(column).getByRole("heading").textContent,
		links: within(column)
			.getAllByRole("link")
			.map((link) => `${link.textContent} ${link.getAttribute("href")}`),
	}));
	expect(columns).toEqual([
		{ heading: "Platform", links: ["Explore /explore", "Create /create", "Categories /categories", "Latest /latest"] },
		{
			heading: "Resources",
			links: [
				"Documentation /documentation",
				"Tutorials /tutorials",
				"Security /security",
				"FAQ /faq",
				"Take the tour /?tour",
				"Performance /performance",
				"Accessibility /accessibility",
			],
		},
		{
			heading: "Company",
			links: ["About /about", "Terms of Service /terms", "Privacy Policy /privacy", "Contact /contact"],
		},
	]);
	// The share section that the tour ends with.
	expect(screen.getByRole("list", { name: "Share Scriptorium" }).getAttribute("data-tour")).toBe("share");
	expect(screen.getByText("© 2031 Scriptorium. All rights reserved.")).toBeTruthy();
});

test("every social icon has a name and tells about this hub", () => {
	show();
	for (const { name } of socialLinks) {
		const link = screen.getByRole("link", { name: en.shareOn(name) });
		expect(new URL(link.getAttribute("href") ?? "").protocol).toBe("https:");
		expect(link.getAttribute("href")).toContain(encodeURIComponent("https://hub.example"));
		expect(link.getAttribute("rel")).toContain("noopener");
	}
	expect(shareAddress("{text}&{url}", { text: "a&b", url: "https://x.example/?q=1" })).toBe(
		"a%26b&https%3A%2F%2Fx.example%2F%3Fq%3D1",
	);
});

test("no text is outside the messages: under the pseudo-locale every one is accented", () => {
	const { container } = show("en-XA");
	const texts = [...container.querySelectorAll("a, h2, p")].map((element) => element.textContent ?? "");
	// The site's name is the same in every language.
	const plain = texts.filter((text) => text !== "Scriptorium" && !text.startsWith("["));
	expect(texts.length).toBeGreaterThan(15);
	expect(plain).toEqual([]);
});
