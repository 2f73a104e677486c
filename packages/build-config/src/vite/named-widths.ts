import { namedMediaQueries } from "@scriptorium/ui-kit/breakpoints";
import type { AcceptedPlugin } from "postcss";
import postcssCustomMedia from "postcss-custom-media";

const definitions = Object.entries(namedMediaQueries()).map(([name, query]) => `@custom-media ${name} ${query};`);

/**
 * Replaces the names of widths in the media queries of style sheets, `(--from-md)` for example, by the widths of ui-kit. Browsers do not
 * know custom media queries yet.
 * @returns plugins for PostCSS
 */
export function namedWidths(): AcceptedPlugin[] {
	const define: AcceptedPlugin = {
		postcssPlugin: "scriptorium-named-widths",
		Once: (root, { parse }) => {
			if (/@media[^{]*\(--/.test(root.source?.input.css ?? "")) root.prepend(parse(definitions.join("\n")).nodes);
		},
	};
	return [define, postcssCustomMedia()];
}
