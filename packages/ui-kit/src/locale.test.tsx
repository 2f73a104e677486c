// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
	addTranslation,
	LocaleProvider,
	LocaleScope,
	messagesFor,
	plural,
	type Translation,
	useMessages,
} from "./locale.tsx";
import { addPseudoLocales } from "./pseudo-locale.ts";

afterEach(cleanup);
addPseudoLocales();

const en = {
	save: "Save {name}",
	found: (count: number) => plural("en", count, { one: "# script", other: "# scripts" }),
	steps: ["Drag", "Drop"],
} as const;
const german = {
	save: "{name} sichern",
	found: (count: number) => `${count} Skripte`,
	steps: ["Ziehen", "Ablegen"],
} as const;

function Texts() {
	const texts = useMessages({ en, de: german });
	return <p>{[texts.save, texts.found(1234), ...texts.steps].join("|")}</p>;
}

function shown(locale: string): string | null {
	render(
		<LocaleProvider locale={locale}>
			<Texts />
		</LocaleProvider>,
	);
	const text = screen.getByRole("paragraph").textContent;
	cleanup();
	return text;
}

test("gives English without a provider", () => {
	render(<Texts />);
	expect(screen.getByText("Save {name}|1,234 scripts|Drag|Drop")).toBeDefined();
});

test("falls back from region to language to English", () => {
	expect(shown("de-AT")).toBe("{name} sichern|1234 Skripte|Ziehen|Ablegen");
	expect(shown("fr")).toBe("Save {name}|1,234 scripts|Drag|Drop");
});

test("a translation can be added later; texts without one stay English", () => {
	const title = { title: "Title" } as const;
	expect(messagesFor({ en: title }, "de-CH").title).toBe("Title");
	const translation: Translation<typeof title> = { title: "Titel" };
	addTranslation("de", title, translation);
	expect(messagesFor({ en: title }, "de-CH").title).toBe("Titel");
	const other = { title: "Title" } as const;
	expect(messagesFor({ en: other }, "de").title).toBe("Title");
	expect(messagesFor({ en: title }, "fr").title).toBe("Title");
});

test("a part of the page can have a locale of its own, without changing the document", () => {
	render(
		<LocaleProvider locale="de">
			<LocaleScope locale="en">
				<Texts />
			</LocaleScope>
		</LocaleProvider>,
	);
	expect(screen.getByText("Save {name}|1,234 scripts|Drag|Drop")).toBeDefined();
	expect(document.documentElement.lang).toBe("de");
});

test("en-XA accents and lengthens every text, results of functions too, and keeps slots", () => {
	const [save = "", found = "", drag = ""] = shown("en-XA")?.split("|") ?? [];
	expect(save).toMatch(/^\[Šåṽé \{name\} .+\]$/);
	expect(found).toMatch(/^\[1,234 šçŕîþţš .+\]$/);
	expect(drag.length).toBeGreaterThan("Drag".length * 1.3);
});

test("ar-XB sets every word from right to left and turns the document", () => {
	expect(shown("ar-XB")).toContain("\u200f\u202eDrag\u202c\u200f");
	expect(document.documentElement.dir).toBe("rtl");
	shown("en");
	expect(document.documentElement.dir).toBe("ltr");
	expect(document.documentElement.lang).toBe("en");
});

test("the texts keep their identity from render to render, in a pseudo-locale too", () => {
	const wrapper = ({ children }: { children: React.ReactNode }) => (
		<LocaleProvider locale="en-XA">{children}</LocaleProvider>
	);
	const { result, rerender } = renderHook(() => useMessages({ en }), { wrapper });
	const first = result.current;
	rerender();
	expect(result.current).toBe(first);
});

test("plurals follow the rules of the locale", () => {
	const forms = { one: "# řádek", few: "# řádky", other: "# řádků" };
	expect([1, 3, 5].map((count) => plural("cs", count, forms))).toEqual(["1 řádek", "3 řádky", "5 řádků"]);
});
