import { expect, test } from "vitest";
import { withRemovableParts } from "./production-router.ts";

test("components and contexts that nobody uses can be removed", () => {
	const code = [
		'import * as React10 from "react";',
		"var Form = React10.forwardRef(",
		"  ({ action }, ref) => null",
		");",
		'Form.displayName = "Form";',
		"var Context = React.createContext(null);",
		'let text = "Form.displayName";',
	].join("\n");
	expect(withRemovableParts(code).split("\n")).toEqual([
		'import * as React10 from "react";',
		"var Form = /* @__PURE__ */ React10.forwardRef(",
		"  ({ action }, ref) => null",
		");",
		"",
		"var Context = /* @__PURE__ */ React.createContext(null);",
		'let text = "Form.displayName";',
	]);
});
