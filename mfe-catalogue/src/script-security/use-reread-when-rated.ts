import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { securityFilters } from "@scriptorium/hub-data/query-keys/security-query-keys";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSecurityReport } from "./use-security-report.ts";

/** Reads scripts and version ratings again when the rating of a version arrives while its page is open. */
export function useRereadWhenRated(versionId: string | null): void {
	const state = useSecurityReport(versionId).data?.state;
	const queries = useQueryClient();
	const before = useRef(state);
	useEffect(() => {
		if (before.current === "analyzing" && state === "rated") {
			void queries.invalidateQueries(scriptFilters.all);
			void queries.invalidateQueries(securityFilters.versionRisks);
			void queries.invalidateQueries(securityFilters.laterChecks);
		}
		before.current = state;
	}, [state, queries]);
}
