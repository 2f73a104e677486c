import { renderAsync } from "@resvg/resvg-js";
import type { Picture } from "./picture-svg.ts";

/**
 * The picture as PNG, rendered beside the event loop. The machine's fonts are searched only for letters that no bundled
 * font has; without such fonts those letters stay blank.
 */
export async function renderPng({ svg, foreign }: Picture): Promise<Uint8Array<ArrayBuffer>> {
	const image = await renderAsync(svg, { font: { loadSystemFonts: foreign } });
	return new Uint8Array(image.asPng());
}
