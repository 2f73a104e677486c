import { queryAll } from "@scriptorium/selectors/intact-dom";
import type { RecorderPort } from "./worker-connection.ts";

/**
 * Finds the shadow roots of a page, also those within others.
 * @param shadowRootOf returns the shadow roots that the recorder can look into
 * @returns the document first
 */
export function rootsOfPage(shadowRootOf: RecorderPort["shadowRootOf"]): readonly (Document | ShadowRoot)[] {
	const roots: (Document | ShadowRoot)[] = [document];
	for (const root of roots) {
		for (const element of queryAll(root, "*")) {
			const inner = shadowRootOf(element);
			if (inner !== null) roots.push(inner);
		}
	}
	return roots;
}
