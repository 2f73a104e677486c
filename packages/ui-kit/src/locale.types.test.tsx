import { expectTypeOf, test } from "vitest";
import { messagesFor } from "./locale.tsx";

const en = {
	title: "Hello",
	nested: { a: "x", list: ["a", "b"] },
	count: (n: number, who: string) => `${n} ${who}`,
} as const;

test("a translation has the keys and the slots of the English texts", () => {
	const german = {
		title: "Hallo",
		nested: { a: "y", list: ["c", "d"] as const },
		count: (n: number, w: string) => `${w}${n}`,
	};
	const texts = messagesFor({ en, de: german }, "de");
	expectTypeOf(texts.title).toEqualTypeOf<string>();
	expectTypeOf(texts.count).parameters.toEqualTypeOf<[n: number, who: string]>();
	// @ts-expect-error a key is missing
	messagesFor({ en, de: { title: "Hallo", nested: { a: "y", list: ["c", "d"] } } }, "de");
	// @ts-expect-error a slot has another type
	messagesFor({ en, de: { ...german, count: (n: string) => n } }, "de");
	// @ts-expect-error no such key
	expectTypeOf(texts.nope).toEqualTypeOf<undefined>();
});
