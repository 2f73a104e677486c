import type { FindingSeverity } from "./editor-finding.ts";

const SVG = "http://www.w3.org/2000/svg";

/** On a grid of 16: octagon, diamond, triangle, ring. Told apart without any color. */
export const markerPaths: Readonly<Record<FindingSeverity, string>> = {
	critical: "M5 1h6l4 4v6l-4 4H5l-4-4V5zM7.1 4v5h1.8V4zM7.1 10.5v1.7h1.8v-1.7z",
	high: "M8 .8 15.2 8 8 15.2.8 8zM7.1 4.2v4.6h1.8V4.2zM7.1 10v1.6h1.8V10z",
	medium: "M8 1.2 15.4 14.4H.6zM7.1 6v4.2h1.8V6zM7.1 11.2v1.6h1.8v-1.6z",
	low: "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm0 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z",
};

/** The mark as an element, for places that React does not draw. */
export function drawMarker(severity: FindingSeverity): SVGSVGElement {
	const svg = document.createElementNS(SVG, "svg");
	svg.setAttribute("viewBox", "0 0 16 16");
	svg.setAttribute("fill", "currentColor");
	svg.setAttribute("aria-hidden", "true");
	const path = document.createElementNS(SVG, "path");
	path.setAttribute("d", markerPaths[severity]);
	path.setAttribute("fill-rule", "evenodd");
	svg.append(path);
	return svg;
}
