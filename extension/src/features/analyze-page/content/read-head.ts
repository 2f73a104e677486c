import { isSecretAttribute } from "@scriptorium/redaction/name-of-secret";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import { attribute } from "@scriptorium/selectors/intact-dom";
import { pageAnalysisLimits as limits, type PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import type { DataAttribute } from "./gather-parts.ts";

const NAMED_BY = ["name", "property", "http-equiv", "itemprop"];

/** Lists the meta elements of a page, without tokens. */
export function readMeta(elements: readonly Element[], redactor: Redactor): PageAnalysis["meta"] {
	return elements.slice(0, limits.meta).flatMap((element) => {
		const charset = attribute(element, "charset");
		if (charset !== null) return { name: "charset", content: redactor.text(charset, limits.text) };
		const name = NAMED_BY.map((by) => attribute(element, by)).find(Boolean);
		if (!name || isSecretAttribute(name)) return [];
		return {
			name: redactor.text(name, limits.name),
			content: redactor.text(attribute(element, "content"), limits.text),
		};
	});
}

/** Lists the `data-*` attributes of a page, most frequent first; for those with secret names without values. */
export function readDataAttributes(
	attributes: ReadonlyMap<string, DataAttribute>,
	redactor: Redactor,
): PageAnalysis["data_attributes"] {
	const byCount = [...attributes].toSorted(([, a], [, b]) => b.count - a.count).slice(0, limits.attributes);
	return byCount.map(([name, { count, values }]) => ({
		name: redactor.text(name, limits.name),
		count,
		values: isSecretAttribute(name)
			? []
			: [...values].map((value) => redactor.text(value, limits.text)).filter(Boolean),
	}));
}
