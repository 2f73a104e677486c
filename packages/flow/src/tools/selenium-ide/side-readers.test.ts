import { expect, it } from "vitest";
import { actionDefinitions } from "../../steps/step-definitions.ts";

it("reads each command of Selenium IDE by one kind of action", () => {
	const names = Object.values(actionDefinitions).flatMap(({ readSide }) => Object.keys(readSide));
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	expect(names).toContain("dragAndDropToObject");
});
