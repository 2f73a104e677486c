import type { Result } from "@scriptorium/core-types/errors";
import type { Connector, Resolver } from "@scriptorium/egress-proxy/ports";
import type { TestResult, TestRunPhase } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { TestInput } from "./worker-server.ts";

/** `runBrowserTest` of `packages/browser-test` with the worker's browser. */
export type RunTest = (
	input: TestInput,
	options: {
		readonly resolver: Resolver;
		readonly connector: Connector;
		readonly signal: AbortSignal;
		onPhase(phase: TestRunPhase): void;
	},
) => Promise<Result<TestResult, "code_unreadable" | "url_not_allowed" | "browser_unavailable">>;
