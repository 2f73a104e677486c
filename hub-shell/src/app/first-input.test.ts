// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { onFirstInput } from "./first-input.ts";

afterEach(() => document.body.replaceChildren());

test.each(["pointerover", "touchstart", "focusin"])("%s on a link is the first input, and is told once", (sign) => {
	document.body.innerHTML = "<p>Text</p><a href='/explore'><span>Explore</span></a>";
	const told = vi.fn();
	onFirstInput(document, told);
	const touch = (selector: string) =>
		document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
	touch("p");
	expect(told).not.toHaveBeenCalled();
	touch("span");
	touch("span");
	expect(told).toHaveBeenCalledOnce();
});
