import { describe, expect, it } from "vitest";
import { projectFiles, readLines } from "./tracked-files.ts";

const PACKAGE = "packages/egress-proxy/";
/** Sources of the product that use the proxy; tests may stand for the internet, the product may not. */
const callers = projectFiles()
	.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|spec|test-support)\.tsx?$/.test(file))
	.filter((file) => !file.startsWith(PACKAGE) && !/^(?:supabase\/)?tests\//.test(file))
	.map((file) => ({ file, text: readLines(file).join("\n") }))
	.filter(({ text }) => text.includes("@scriptorium/egress-proxy/"));

/**
 * The page of the worker's self-check has names that only the self-check's own runs know, so that it needs no site of the internet; all
 * other names and addresses go to the worker's ports. The guard stands between both, as in every run.
 */
const SELF_CHECK = "supabase/test-worker/self-check/";

/**
 * A connector that is neither the product's own nor passed on by a caller: it could lead a public address to another server. Resolvers
 * are free, since the proxy checks whatever they answer.
 */
const OTHER_CONNECTOR =
	/\bconnector:(?!\s*(?:directConnector|Connector|\w+\.connector)\b\s*[,;})])|openTcpConnection|\bdirectConnector\s*(?:\?|&&|\|\|)|(?:\?[^;{}]*|&&\s*|\|\|\s*)\bdirectConnector/;

describe("the proxy of test runs", () => {
	it("gets the product's connector, without a condition", () => {
		const others = callers.filter(({ text }) => OTHER_CONNECTOR.test(text)).map(({ file }) => file);
		expect(others).toEqual([`${SELF_CHECK}stage.ts`]);
	});

	it("gets the names of a self-check from the self-check alone", () => {
		const imports = (file: string) => (file.startsWith(SELF_CHECK) ? /from "\.\/stage\.ts"/ : /self-check\/stage/);
		const users = projectFiles()
			.filter((file) => file.endsWith(".ts") && !/^(?:supabase\/)?tests\//.test(file))
			.filter((file) => imports(file).test(readLines(file).join("\n")));
		expect(users).toEqual([`${SELF_CHECK}check-self.ts`]);
	});

	it.each([
		"startEgressProxy({ resolver, connector: isLocal ? mine : directConnector })",
		"run({ resolver, connector: options.connector ?? directConnector })",
		"run({ resolver, connector: { connect: async () => socket } })",
		"run({ resolver: systemResolver, connector: anyConnector })",
		"const connector: Connector = { connect };",
		'const connector = process.env.UNSAFE === "1" ? loopbackConnector : directConnector',
		"await openTcpConnection({ address, port }, signal)",
	])("would be found with others: %s", (text) => {
		expect(text).toMatch(OTHER_CONNECTOR);
	});

	it.each([
		"startEgressProxy({ resolver: systemResolver, connector: directConnector, maxBytes })",
		"startEgressProxy({ resolver: options.resolver, connector: options.connector, maxBytes })",
		"interface Options { resolver: Resolver; connector: Connector }",
		"const { resolver, connector } = options;",
		"run({ resolver: { resolve: async () => planted }, connector: ports.connector });",
	])("is found correct: %s", (text) => {
		expect(text).not.toMatch(OTHER_CONNECTOR);
	});
});
