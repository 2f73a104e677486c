import { fail, succeed } from "@scriptorium/core-types/errors";
import { publicAddress, servedLibraries, servedPath } from "@scriptorium/shared-protocol/served-libraries";
import { describe, expect, test } from "vitest";
import { ratedLibraries, ratedOutcomes } from "./rated-libraries.ts";

const HUB = "https://hub.example";
const CODE = "https://cdn.example/x.js";
const base64 = (text: string) => Buffer.from(text).toString("base64");

describe("rated-libraries", () => {
	test("libraries and code are rated, other files and what stands in an address are not", () => {
		const files = {
			requires: [
				{ address: CODE, text: "1;" },
				{ address: "data:text/javascript,2", text: "2" },
			],
			resources: [
				{ address: "https://cdn.example/y.js?z", type: "text/javascript", data: base64("3; // ü") },
				{ address: "https://cdn.example/y.css", type: "text/css", data: base64("p {}") },
			],
		};
		expect(ratedLibraries(files, HUB)).toEqual([
			{ address: CODE, text: "1;" },
			{ address: "https://cdn.example/y.js?z", text: "3; // ü" },
		]);
	});

	test("addresses of the hub, and checksums that it has added, are rated as stored", () => {
		const [library] = servedLibraries;
		if (!library) throw new Error("There is no served library");
		const served = `${HUB}/${servedPath(library)}#sha256=${library.sha256}`;
		const rated = `${CODE}#rated,sha256=${"a".repeat(64)}`;
		const requires = [served, rated].map((address) => ({ address, text: "1;" }));
		expect(ratedLibraries({ requires, resources: [] }, HUB).map(({ address }) => address)).toEqual([
			publicAddress(library),
			CODE,
		]);
	});

	test.each([
		["the server's answer", fail("REQUIRE_FAILED", `${CODE} answered 404`), "it answered 404", false],
		[
			"the size of all",
			fail("REQUIRE_FAILED", "Its files are larger than 20 MB"),
			"its files are larger than 20 MB",
			false,
		],
		["a wrong checksum", fail("CHECKSUM_MISMATCH", `${CODE} is another file`), "it is another file", true],
	] as const)("a file that could not be loaded has the reason: %s", (_, file, problem, differs) => {
		expect(ratedOutcomes([{ kind: "library", address: CODE, file }], HUB)).toEqual([
			{ address: CODE, problem, differs },
		]);
		expect(ratedOutcomes([{ kind: "file", address: "https://cdn.example/y.css", file }], HUB)).toEqual([]);
		expect(ratedOutcomes([{ kind: "file", address: CODE, file }], HUB)).toHaveLength(1);
	});

	test("files that were loaded are among them", () => {
		const library = { address: CODE, text: "1;" };
		expect(ratedOutcomes([{ kind: "library", address: CODE, file: succeed(library) }], HUB)).toEqual([library]);
	});
});
