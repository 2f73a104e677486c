import { createRedactor } from "@scriptorium/redaction/redact-text";
import { indexLabels } from "@scriptorium/selectors/field-labels";
import { documentElementOf, titleOf } from "@scriptorium/selectors/intact-dom";
import { pageAnalysisLimits as limits, type PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import { createDeadline } from "../../../library/page-secrets/deadline.ts";
import { findFieldSecrets } from "../../../library/page-secrets/field-secrets.ts";
import type { ShadowRootOf } from "../../../library/page-secrets/walk-page.ts";
import { type ResourceEntry, readApiTraffic } from "../domain/api-traffic.ts";
import { tellDataFlows } from "../domain/data-flows.ts";
import { fitSize } from "../domain/fit-size.ts";
import { tellAddress } from "../domain/tell-address.ts";
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
	/** Milliseconds; from where does not matter. */
	readonly clock: () => number;
	/** Milliseconds since 1970. */
	readonly date: () => number;
	readonly resourceEntries: () => readonly ResourceEntry[];
}

export interface DocumentReading {
	/** Without a screenshot, which a page cannot take of itself. */
	readonly analysis: PageAnalysis;
	/** Whether a field that people see holds a secret: on a screenshot it could be read. */
	readonly showsSecret: boolean;
}

/** Milliseconds of the page's time, and of them at most for one thing: some are left for the rest. */
const BUDGET = 4000;
const SELECTOR_BUDGET = 2000;
const FORM_BUDGET = 1500;
const SECRET_BUDGET = 800;
const MOST_REGIONS = 50;

/** Reads the document of this page once and changes nothing in it. */
export function analyzeDocument({ includeValues, maxBytes }: AnalysisRequest, ports: AnalysisPorts): DocumentReading {
	const deadline = createDeadline(ports.clock, BUDGET);
	const parts = gatherParts(documentElementOf(document), ports.shadowRootOf, deadline);
	const secrets = findFieldSecrets(parts.inputs, createDeadline(ports.clock, SECRET_BUDGET));
	const redactor = createRedactor(secrets.values);
	const selectorOf = createSelectorWriter({
		shadowRootOf: ports.shadowRootOf,
		redactor,
		deadline: createDeadline(ports.clock, SELECTOR_BUDGET),
	});
	const formDeadline = createDeadline(ports.clock, FORM_BUDGET);
	const reader = { redactor, includeValues, labelsOf: indexLabels(), selectorOf, deadline };
	const { forms, submissions, isCut: formsCut } = readForms(parts.forms, { ...reader, deadline: formDeadline });
	const { elements, navigations, isCut: elementsCut } = readElements(parts.actedOn, reader);
	const traffic = readApiTraffic(ports.resourceEntries(), redactor);
	const regions = parts.liveRegions.slice(0, MOST_REGIONS).flatMap((region) => selectorOf(region, true).selector ?? []);
	const flows = tellDataFlows({
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
		parts.liveRegions.length > MOST_REGIONS,
		flows.length > limits.dataFlows,
	];
	const analysis: PageAnalysis = {
		url: tellAddress(location.href, redactor) ?? "",
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
