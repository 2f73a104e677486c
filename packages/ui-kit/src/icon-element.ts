import { createElement, type ReactElement, type SVGProps } from "react";

/** Drawing of an icon of lucide-react: elements of an SVG of 24 × 24 units, each with a key. */
interface IconDrawing {
	readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const ATTRIBUTES = {
	width: 24,
	height: 24,
	viewBox: "0 0 24 24",
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 2,
	strokeLinecap: "round",
	strokeLinejoin: "round",
} as const;

/**
 * Makes a component of an icon's drawing, in place of lucide-react's own function in our builds
 * (`packages/build-config/src/vite/lean-icons.ts`). That one has ten modules for sizes, contexts and class names that the hub does not use,
 * in each application, and builds every attribute anew for every icon of a page.
 * @param icon the drawing
 * @returns a component with the attributes of an SVG; hidden from screen readers unless it is named
 */
export default function createIcon({ node }: IconDrawing): (props: SVGProps<SVGSVGElement>) => ReactElement {
	const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
	return (props) =>
		createElement("svg", { ...ATTRIBUTES, "aria-hidden": isNamed(props) ? undefined : true, ...props }, shapes);
}

function isNamed(props: object): boolean {
	return Object.keys(props).some((name) => name.startsWith("aria-") || name === "role" || name === "title");
}
