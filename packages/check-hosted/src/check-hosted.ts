import * as z from "zod";
import { authChecks } from "./auth-checks.ts";
import { type Check, cannotTell, type Outcome, type Target, Unreachable } from "./check.ts";
import { dataChecks } from "./data-checks.ts";
import { hubChecks } from "./hub-checks.ts";
import { serviceChecks } from "./service-checks.ts";
import { testRunChecks } from "./test-run-checks.ts";

const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

const jwtPayload = z.looseObject({ role: z.string() });

/** Secret keys bypass every rule of the database, so the checks would see rows that no visitor sees. */
function isSecretKey(key: string): boolean {
	if (key.startsWith("sb_secret_")) return true;
	const [, payload, signature] = key.split(".");
	if (payload === undefined || signature === undefined) return false;
	const decoded = z.string().transform((text, context) => {
		try {
			return JSON.parse(Buffer.from(text, "base64url").toString()) as unknown;
		} catch (thrown) {
			if (!(thrown instanceof SyntaxError)) throw thrown;
			context.addIssue("not JSON");
			return z.NEVER;
		}
	});
	return decoded.pipe(jwtPayload).safeParse(payload).data?.role === "service_role";
}

const environment = z
	.object({
		SUPABASE_URL: origin,
		SUPABASE_PUBLISHABLE_KEY: z
			.string()
			.min(1)
			.refine((key) => !isSecretKey(key), "This is a secret key. Give the publishable one."),
		HUB_ORIGIN: origin.optional(),
		TEST_WORKER_URL: z.url({ protocol: /^https?$/ }).optional(),
		TEST_WORKER_KEY: z.string().optional(),
	})
	.refine(
		({ TEST_WORKER_URL, TEST_WORKER_KEY }) => (TEST_WORKER_URL === undefined) === (TEST_WORKER_KEY === undefined),
		"Give both TEST_WORKER_URL and TEST_WORKER_KEY, or neither.",
	);

/** Result of one check. */
export interface Finding extends Outcome {
	readonly name: string;
	readonly advice: string;
}

const CHECKS: readonly Check[] = [...authChecks, ...dataChecks, ...serviceChecks, ...testRunChecks, ...hubChecks];

/**
 * Compares a project with `docs/deployment.md` over its public API.
 * @param target addresses and publishable key of the project
 * @returns one finding per check; 'cannot tell' if a service is unreachable
 */
export async function checkTarget(target: Target): Promise<Finding[]> {
	const findings: Finding[] = [];
	for (const { name, advice, look } of CHECKS) {
		const outcome = await look(target).catch((thrown: unknown) => {
			if (thrown instanceof Unreachable) return cannotTell(thrown.message);
			throw thrown;
		});
		findings.push({ name, advice, ...outcome });
	}
	return findings;
}

function describe({ name, advice, outcome, seen }: Finding): string {
	const line = `${outcome.padEnd("cannot tell".length)}  ${name}: ${seen}`;
	return outcome === "ok" ? line : `${line}. To do: ${advice}`;
}

/**
 * Runs all checks and prints one line for each.
 * @param env `SUPABASE_URL`, `SUPABASE_PUBLISHABLE_KEY`, and optionally `HUB_ORIGIN`, `TEST_WORKER_URL` with `TEST_WORKER_KEY`
 * @param print receives each line
 * @returns exit code: 0 if nothing differs, 1 if something does, 2 if the environment is wrong or nothing could be checked
 */
export async function checkHosted(env: NodeJS.ProcessEnv, print: (line: string) => void): Promise<0 | 1 | 2> {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
	const read = environment.safeParse(given);
	if (!read.success) {
		print(
			"Usage: SUPABASE_URL=https://… SUPABASE_PUBLISHABLE_KEY=… [HUB_ORIGIN=https://…] [TEST_WORKER_URL=https://… TEST_WORKER_KEY=…] npm run check:hosted",
		);
		print(z.prettifyError(read.error));
		return 2;
	}
	const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, HUB_ORIGIN, TEST_WORKER_URL: url, TEST_WORKER_KEY: key } = read.data;
	const findings = await checkTarget({
		projectUrl: SUPABASE_URL,
		publishableKey: SUPABASE_PUBLISHABLE_KEY,
		hubOrigin: HUB_ORIGIN ?? null,
		testWorker: url === undefined || key === undefined ? null : { url, key },
	});
	for (const finding of findings) print(describe(finding));
	const count = (kind: Finding["outcome"]) => findings.filter(({ outcome }) => outcome === kind).length;
	print(`${count("ok")} ok, ${count("differs")} differ, ${count("cannot tell")} cannot be told from outside.`);
	if (count("differs") > 0) return 1;
	return count("ok") > 0 ? 0 : 2;
}
