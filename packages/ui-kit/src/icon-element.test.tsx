// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { Star } from "lucide-react";
import { afterEach, expect, test, vi } from "vitest";
import createIcon from "./icon-element.ts";

afterEach(cleanup);

// The package's types do not know of the drawing.
const { __iconData: drawing } = await vi.importActual<{ readonly __iconData: Parameters<typeof createIcon>[0] }>(
	"lucide-react/dist/esm/icons/star.mjs",
);
const LeanStar = createIcon(drawing);
/** All attributes but the class names and the namespace, which HTML does not need. */
function attributesOf(icon: Element | null) {
	const attributes = [...(icon?.attributes ?? [])].map(({ name, value }) => [name, value] as const);
	return Object.fromEntries(attributes.filter(([name]) => name !== "class" && name !== "xmlns"));
}

test.each([
	{},
	{ "aria-hidden": true },
	{ "aria-label": "Starred" },
	{ role: "img" },
	{ fill: "red", width: 12 },
] as const)("an icon with %o has the attributes and the drawing of lucide-react", (props) => {
	const { container } = render(
		<>
			<Star {...props} />
			<LeanStar {...props} />
		</>,
	);
	const [original, lean] = container.children;
	expect(attributesOf(lean ?? null)).toEqual(attributesOf(original ?? null));
	expect(lean?.innerHTML).toBe(original?.innerHTML);
});

test("it takes a class and a ref", () => {
	let found: SVGSVGElement | null = null;
	render(
		<LeanStar
			className="large"
			ref={(icon) => {
				found = icon;
			}}
		/>,
	);
	expect(found).not.toBeNull();
	expect(document.querySelector("svg.large")).toBe(found);
});
