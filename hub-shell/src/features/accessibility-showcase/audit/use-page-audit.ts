import { useLocale } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { type AuditReport, auditDocument } from "./audit-document.ts";
import { loadAxe } from "./load-axe.ts";
import { measurePage, type PageMeasures } from "./measure-page.ts";

export type PageAudit =
	| { readonly state: "running" }
	| { readonly state: "failed" }
	| {
			readonly state: "done";
			readonly report: AuditReport;
			readonly measures: PageMeasures;
			/** Another page was opened since. */
			readonly isStale: boolean;
	  };

interface Finished {
	readonly run: number;
	readonly result: { readonly report: AuditReport; readonly measures: PageMeasures; readonly path: string } | null;
}

/**
 * Audits the page that is shown.
 * @param run number of the audit: a new one starts another
 */
export function usePageAudit(run: number): PageAudit {
	const { locale } = useLocale();
	const { pathname } = useLocation();
	const [finished, setFinished] = useState<Finished | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: one audit per wish, of the page that is shown then.
	useEffect(() => {
		let isWanted = true;
		auditPage(locale).then(
			(result) => isWanted && setFinished({ run, result: { ...result, path: pathname } }),
			(error: unknown) => {
				console.error("The page could not be audited:", error);
				if (isWanted) setFinished({ run, result: null });
			},
		);
		return () => {
			isWanted = false;
		};
	}, [run]);

	if (finished?.run !== run) return { state: "running" };
	if (finished.result === null) return { state: "failed" };
	const { path, ...result } = finished.result;
	return { state: "done", ...result, isStale: path !== pathname };
}

async function auditPage(locale: string) {
	const axe = await loadAxe(locale);
	return { report: await auditDocument(axe), measures: measurePage(document) };
}
