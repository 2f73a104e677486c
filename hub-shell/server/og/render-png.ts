import { renderAsync } from "@resvg/resvg-js";
import type { Picture } from "./picture-svg.ts";

/**
 * Renders a picture as PNG without blocking the event loop. System fonts are used only for characters that no bundled font
 * has; without suitable system fonts these characters stay blank.
 */
export async function renderPng({ svg, foreign }: Picture): Promise<Uint8Array<ArrayBuffer>> {
	const image = await renderAsync(svg, { font: { loadSystemFonts: foreign } });
	return new Uint8Array(image.asPng());
}
