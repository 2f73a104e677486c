import { expect, test } from "vitest";
import { createLocator } from "./locate.ts";

test("lines end at LF, CR LF and CR; places outside the text are moved into it", () => {
	const locate = createLocator("ab\ncd\r\nef\rgh");
	expect(locate(0)).toEqual({ line: 1, column: 1 });
	expect(locate(2)).toEqual({ line: 1, column: 3 });
	expect(locate(3)).toEqual({ line: 2, column: 1 });
	expect(locate(7)).toEqual({ line: 3, column: 1 });
	expect(locate(11)).toEqual({ line: 4, column: 2 });
	expect(locate(-5)).toEqual({ line: 1, column: 1 });
	expect(locate(99)).toEqual({ line: 4, column: 3 });
});
