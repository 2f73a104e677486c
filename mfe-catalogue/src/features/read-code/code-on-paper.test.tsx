// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CodeOnPaper } from "./code-on-paper.tsx";

afterEach(cleanup);

const print = (name: "beforeprint" | "afterprint") => window.dispatchEvent(new Event(name));

it("is in the page as a whole, line by line, from just before it is laid out for paper until after that", () => {
	const lines = Array.from({ length: 200 }, (_, line) => `line${line}();`);
	const { container } = render(<CodeOnPaper code={lines.join("\r\n")} />);
	expect(container.textContent).toBe("");
	print("beforeprint");
	expect([...container.querySelectorAll("code")].map(({ textContent }) => textContent)).toEqual(lines);
	print("afterprint");
	expect(container.textContent).toBe("");
});
