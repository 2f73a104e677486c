import { createVisibleRedactor } from "@scriptorium/redaction/visible-text";
import { indexLabels } from "@scriptorium/selectors/field-labels";
import { documentElementOf, titleOf } from "@scriptorium/selectors/intact-dom";
import { pageAnalysisLimits as limits, type PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import { createDeadline } from "../../../page-secrets/deadline.ts";
import { findFieldSecrets } from "../../../page-secrets/field-secrets.ts";
import type { ShadowRootOf } from "../../../page-secrets/walk-page.ts";
import { type ResourceEntry, readApiTraffic } from "../domain/api-traffic.ts";
import { listDataFlows } from "../domain/data-flows.ts";
import { fitSize } from "../domain/fit-size.ts";
import { reportAddress } from "../domain/report-address.ts";
import { gatherParts } from "./gather-parts.ts";
import { readElements } from "./read-elements.ts";
import { readForms } from "./read-forms.ts";
import { readDataAttributes, readMeta } from "./read-head.ts";
import { createSelectorWriter } from "./write-selectors.ts";

export interface AnalysisRequest {
	readonly includeValues: boolean;
	/** Of the analysis as UTF-8 JSON. */
	readonly maxBytes: number;
}

export interface AnalysisPorts {
	readonly shadowRootOf: ShadowRootOf;
	/** A monotonic clock in milliseconds. */
	readonly clock: () => number;
	/** Milliseconds since 1970. */
	readonly date: () => number;
	readonly resourceEntries: () => readonly ResourceEntry[];
}

export interface DocumentReading {
	/** Without a screenshot, which a page cannot take. */
	readonly analysis: PageAnalysis;
	/** Whether a visible field holds a secret, which a screenshot would show. */
	readonly showsSecret: boolean;
}

/** Time limits in milliseconds: for the whole analysis, and for one part of it. */
const BUDGET_MS = 4000;
const SELECTOR_BUDGET_MS = 2000;
const FORM_BUDGET_MS = 1500;
const SECRET_BUDGET_MS = 800;
const MAX_REGIONS = 50;

/** Analyzes the document of this page without changing it. */
export function analyzeDocument({ includeValues, maxBytes }: AnalysisRequest, ports: AnalysisPorts): DocumentReading {
	const deadline = createDeadline(ports.clock, BUDGET_MS);
	const parts = gatherParts(documentElementOf(document), ports.shadowRootOf, deadline);
	const secrets = findFieldSecrets(parts.inputs, createDeadline(ports.clock, SECRET_BUDGET_MS));
	const redactor = createVisibleRedactor(secrets.values);
	const selectorOf = createSelectorWriter({
		shadowRootOf: ports.shadowRootOf,
		redactor,
		deadline: createDeadline(ports.clock, SELECTOR_BUDGET_MS),
	});
	const formDeadline = createDeadline(ports.clock, FORM_BUDGET_MS);
	const reader = { redactor, includeValues, labelsOf: indexLabels(), selectorOf, deadline };
	const { forms, submissions, isCut: formsCut } = readForms(parts.forms, { ...reader, deadline: formDeadline });
	const { elements, navigations, isCut: elementsCut } = readElements(parts.actedOn, reader);
	const traffic = readApiTraffic(ports.resourceEntries(), redactor);
	const regions = parts.liveRegions.slice(0, MAX_REGIONS).flatMap((region) => selectorOf(region, true).selector ?? []);
	const flows = listDataFlows({
		submissions,
		links: navigations,
		apiPatterns: traffic.api_patterns,
		liveRegions: regions,
	});
	const isCut = [
		parts.isCut,
		formsCut,
		elementsCut,
		traffic.truncated,
		deadline.wasMet(),
		formDeadline.wasMet(),
		parts.meta.length > limits.meta,
		parts.dataAttributes.size > limits.attributes,
		parts.liveRegions.length > MAX_REGIONS,
		flows.length > limits.dataFlows,
	];
	const analysis: PageAnalysis = {
		url: reportAddress(location.href, redactor) ?? "",
		title: redactor.text(titleOf(document), limits.title),
		meta: readMeta(parts.meta, redactor),
		forms: [...forms],
		api_calls: traffic.api_calls,
		dom_structure: parts.structure,
		data_flows: flows.slice(0, limits.dataFlows),
		interactive_elements: [...elements],
		data_attributes: readDataAttributes(parts.dataAttributes, redactor),
		api_patterns: traffic.api_patterns,
		screenshot: null,
		analysis_timestamp: new Date(ports.date()).toISOString(),
		truncated: isCut.includes(true),
	};
	return { analysis: fitSize(analysis, maxBytes), showsSecret: secrets.isShown };
}
