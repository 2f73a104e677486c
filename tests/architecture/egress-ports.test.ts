import { describe, expect, it } from "vitest";
import { projectFiles, readLines } from "./tracked-files.ts";

const PACKAGE = "packages/egress-proxy/";
/** Sources of the product that use the proxy; tests may stand for the internet, the product may not. */
const callers = projectFiles()
	.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|spec|test-support)\.tsx?$/.test(file))
	.filter((file) => !file.startsWith(PACKAGE) && !/^(?:supabase\/)?tests\//.test(file))
	.map((file) => ({ file, text: readLines(file).join("\n") }))
	.filter(({ text }) => text.includes("@scriptorium/egress-proxy/"));

/** Uses of resolver and connector other than the product's own, or those that a caller passes on. */
const OTHER_PORTS =
	/\b(?:resolver|connector):(?!\s*(?:systemResolver|directConnector|Resolver|Connector|\w+\.(?:resolver|connector))\b\s*[,;})])|openTcpConnection|\b(?:systemResolver|directConnector)\s*(?:\?|&&|\|\|)|(?:\?|&&|\|\|)\s*(?:systemResolver|directConnector)/;

describe("the proxy of test runs", () => {
	it("gets the product's resolver and connector, without a condition", () => {
		expect(callers.filter(({ text }) => OTHER_PORTS.test(text)).map(({ file }) => file)).toEqual([]);
	});

	it.each([
		"startEgressProxy({ resolver: isLocal ? mine : systemResolver, connector })",
		"run({ resolver: options.resolver ?? systemResolver, connector })",
		"run({ resolver: { resolve: async () => [] }, connector: directConnector })",
		"run({ resolver: systemResolver, connector: anyConnector })",
		'const port = process.env.UNSAFE === "1" ? systemResolver : null',
		"await openTcpConnection({ address, port }, signal)",
	])("would be found with others: %s", (text) => {
		expect(text).toMatch(OTHER_PORTS);
	});

	it.each([
		"startEgressProxy({ resolver: systemResolver, connector: directConnector, maxBytes })",
		"startEgressProxy({ resolver: options.resolver, connector: options.connector, maxBytes })",
		"interface Options { resolver: Resolver; connector: Connector }",
		"const { resolver, connector } = options;",
	])("is found correct: %s", (text) => {
		expect(text).not.toMatch(OTHER_PORTS);
	});
});
