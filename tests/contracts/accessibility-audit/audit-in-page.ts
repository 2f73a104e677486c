/** Bundled by `bundle-audit.ts` and loaded by the fixture pages: the hub's audit, as its panel runs it. */
import { auditDocument } from "../../../hub-shell/src/features/accessibility-showcase/audit/audit-document.ts";
import { loadAxe } from "../../../hub-shell/src/features/accessibility-showcase/audit/load-axe.ts";
import { measurePage } from "../../../hub-shell/src/features/accessibility-showcase/audit/measure-page.ts";
import { showElement } from "../../../hub-shell/src/features/accessibility-showcase/audit/show-element.ts";

const violated: string[] = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, sample }) =>
	violated.push(`${violatedDirective} ${sample} (${sourceFile})`),
);

const audit = async (locale: string) => {
	const report = await auditDocument(await loadAxe(locale));
	return { report, areElementsThere: report.failed.every(({ elements }) => elements.every((each) => each.element)) };
};

/** What the tests call. */
export const inPage = { audit, measure: () => measurePage(document), showElement, violated };
Object.assign(globalThis, { inPage });
