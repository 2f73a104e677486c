import { describe, expect, it } from "vitest";
import { rootFolder } from "../root-folder.ts";
import { closureOf, readWorkspace, type WorkspacePackage } from "./workspace-graph.ts";

const part = (name: string, ...uses: string[]): WorkspacePackage => ({ name, folder: name, uses, files: null });
const names = (parts: readonly WorkspacePackage[]) => parts.map((found) => found.name);

describe("closureOf", () => {
	const graph = new Map(
		[
			part("app", "kit", "data"),
			part("other", "kit"),
			part("kit"),
			part("data", "protocol"),
			part("protocol", "data"),
		].map((found) => [found.name, found]),
	);

	it("reaches what a package is made of, and stops at cycles", () => {
		expect(names(closureOf("app", graph))).toEqual(["app", "data", "kit", "protocol"]);
	});

	it("leaves out what a package does not use", () => {
		expect(names(closureOf("other", graph))).toEqual(["kit", "other"]);
	});
});

describe("readWorkspace", () => {
	it("finds the packages that ship and the libraries, with the dependencies between them", () => {
		const workspace = readWorkspace(rootFolder);
		expect(workspace.get("@scriptorium/hub-shell")?.uses).toContain("@scriptorium/ui-kit");
		expect(workspace.get("@scriptorium/ui-kit")?.folder).toBe("packages/ui-kit");
		expect(names(closureOf("@scriptorium/extension", workspace))).not.toContain("@scriptorium/hub-data");
	});
});
