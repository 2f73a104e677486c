import { selfCheckAnswer, workerPaths } from "@scriptorium/shared-protocol/edge-worker/test-worker";
import { functionRefusal } from "@scriptorium/shared-protocol/hub-edge/function-refusal";
import { TEST_BOOKMARKLET, testRunStatus } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import * as z from "zod";
import {
	type Answer,
	askAddress,
	askProject,
	type Check,
	cannotTell,
	differs,
	type Outcome,
	ok,
	postProject,
	type Target,
	unexpected,
} from "./check.ts";

/** Time limit of the self-check: it makes dozens of test runs and requests, and its runs wait in the same queue as those of people. */
const SELF_CHECK_TIMEOUT_MS = 240_000;
/** Ways that reached a private address and are listed; more are counted. */
const MAX_LISTED = 5;
const FUNCTION_PATH = `/functions/v1/${TEST_BOOKMARKLET}`;

export const testRunChecks: readonly Check[] = [
	{
		name: `function ${TEST_BOOKMARKLET}`,
		advice: `npm run build:edge, then supabase functions deploy ${TEST_BOOKMARKLET} (verify_jwt = false); its log names a variable of the test worker that cannot be used`,
		look: async (target) => {
			const answer = await askProject(target, FUNCTION_PATH);
			const status = z.safeParse(testRunStatus, answer.json).data;
			if (answer.status !== 200 || status === undefined) return differs(`answers with status ${answer.status}`);
			const refused = await postProject(target, FUNCTION_PATH, {});
			if (z.safeParse(functionRefusal, refused.json).data?.code !== "invalid_request") {
				return differs(`answers an empty request with status ${refused.status}`);
			}
			return ok(status.available ? "runs tests, and refuses an empty request" : `runs no tests: ${status.reason}`);
		},
	},
	{
		name: "test worker",
		advice:
			"run the worker as docs/deployment.md says (Test runs), and give TEST_WORKER_URL and TEST_WORKER_KEY to this command",
		look: async (target) => {
			if (target.testWorker !== null) return checkWorker(target.testWorker);
			const answer = await askProject(target, FUNCTION_PATH);
			return z.safeParse(testRunStatus, answer.json).data?.available === false
				? ok("there is none that answers")
				: cannotTell("TEST_WORKER_URL and TEST_WORKER_KEY are not given");
		},
	},
];

async function checkWorker({ url, key }: NonNullable<Target["testWorker"]>): Promise<Outcome> {
	const addressOf = (path: string) => new URL(path.slice(1), url.endsWith("/") ? url : `${url}/`).href;
	const strangers: readonly Readonly<Record<string, string>>[] = [
		{},
		{ Authorization: "Bearer " },
		{ Authorization: `Bearer ${key}0` },
	];
	for (const headers of strangers) {
		for (const [method, path] of [
			["GET", workerPaths.status],
			["POST", workerPaths.runs],
			["POST", workerPaths.selfCheck],
		] as const) {
			const answer = await askAddress(addressOf(path), { method, headers });
			if (answer.status !== 401) return differs(`answers ${path} without its key, with status ${answer.status}`);
		}
	}
	const headers = { Authorization: `Bearer ${key}` };
	const status = await askAddress(addressOf(workerPaths.status), { headers });
	if (status.status === 401) return differs("does not accept the given key");
	const asked = { method: "POST", headers };
	return judge(await askAddress(addressOf(workerPaths.selfCheck), asked, SELF_CHECK_TIMEOUT_MS));
}

function judge(answer: Answer): Outcome {
	const refused = z.safeParse(functionRefusal, answer.json).data;
	if (refused !== undefined) return cannotTell(`the self-check was not made: ${refused.error}`);
	const attempts = z.safeParse(selfCheckAnswer, answer.json).data?.attempts;
	if (answer.status !== 200 || attempts === undefined) return unexpected(answer);
	if (attempts.length === 0) return differs("its self-check tries nothing");
	const reached = attempts.filter((attempt) => attempt.reached).map(({ way }) => way);
	if (reached.length === 0) return ok(`none of ${attempts.length} ways leads to a planted private address`);
	const listed = reached.slice(0, MAX_LISTED).join(", ");
	const more = reached.length > MAX_LISTED ? `, and ${reached.length - MAX_LISTED} more` : "";
	return differs(`a planted private address was reached by: ${listed}${more}`);
}
