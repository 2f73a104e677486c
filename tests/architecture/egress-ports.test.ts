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
 * A connector that is neither the product's own nor passed on by a caller: it could lead a public address to another server. Resolvers
 * are free, since the proxy checks whatever they answer.
 */
const OTHER_CONNECTOR =
	/\bconnector:(?!\s*(?:directConnector|Connector|\w+\.connector)\b\s*[,;})])|openTcpConnection|\bdirectConnector\s*(?:\?|&&|\|\|)|(?:\?[^;{}]*|&&\s*|\|\|\s*)\bdirectConnector/;

describe("the proxy of test runs", () => {
	it("gets the product's connector, without a condition", () => {
		expect(callers.filter(({ text }) => OTHER_CONNECTOR.test(text)).map(({ file }) => file)).toEqual([]);
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
