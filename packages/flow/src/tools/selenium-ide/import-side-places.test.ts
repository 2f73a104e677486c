import { expect, it } from "vitest";
import { codesOf, command, read, type WrittenCommand } from "./side-project.test-support.ts";

/** What of each action says which it is. */
const listOf = (...commands: WrittenCommand[]) =>
	read(...commands).actions.map((action) =>
		[action.tab ?? 0, action.type, "change" in action ? action.change : ""].join(" "),
	);

it("goes into frames and out of them again", () => {
	const frames = [
		...["index=1", "id=inner", "relative=parent", "relative=top", "css=iframe"].flatMap((target) => [
			command("selectFrame", target),
			command("click", "id=a"),
		]),
		command("open", "/x"),
		command("click", "id=a"),
	];
	const clicks = read(...frames).actions.filter(({ type }) => type === "click");
	expect(clicks.map(({ frame }) => frame?.map(({ primary }) => primary))).toEqual([
		["xpath/(//iframe | //frame)[2]"],
		["xpath/(//iframe | //frame)[2]", "#inner"],
		["xpath/(//iframe | //frame)[2]"],
		undefined,
		["iframe"],
		undefined,
	]);
	expect(codesOf(command("selectFrame", "dom=frames[0]"))).toEqual(["bad-step"]);
});

it("numbers windows as they open, by their handles or by their old names", () => {
	const opening = command("click", "id=a", "", { opensWindow: true, windowHandleName: "win1", windowTimeout: 2000 });
	const back = [command("close"), command("selectWindow", `handle=\${root}`), command("click", "id=b")];
	expect(
		listOf(
			command("storeWindowHandle", "root"),
			opening,
			command("selectWindow", `handle=\${win1}`),
			command("click", "id=c"),
			...back,
			command("selectWindow", "win_ser_1"),
			command("click", "id=d"),
		),
	).toEqual([
		"0 click ",
		"1 tab opened",
		"1 click ",
		"1 tab closed",
		"0 tab activated",
		"0 click ",
		"1 tab activated",
		"1 click ",
	]);
	expect(codesOf(command("selectWindow", `handle=\${other}`))).toEqual(["variable"]);
	expect(codesOf(command("selectWindow", "title=Terms"))).toEqual(["unknown-step"]);
	expect(codesOf(command("selectWindow", "win_ser_7"))).toEqual(["unknown-step"]);
});

it("puts a dialog after its trigger once, whether commands announce it before, after or both", () => {
	const click = command("click", "id=a");
	const dialogs = (...commands: WrittenCommand[]) =>
		read(...commands).actions.map((action): unknown =>
			action.type === "dialog" ? [action.dialog, action.accepted, action.message, action.answer ?? null] : action.type,
		);
	expect(dialogs(command("chooseOkOnNextConfirmation"), click, click)).toEqual([
		"click",
		["confirm", true, "", null],
		"click",
	]);
	const both = [command("assertConfirmation", "Sure?"), command("webdriverChooseCancelOnVisibleConfirmation")];
	expect(dialogs(command("chooseCancelOnNextConfirmation"), click, ...both)).toEqual([
		"click",
		["confirm", false, "Sure?", null],
	]);
	expect(dialogs(click, command("assertPrompt", "Who?"), command("answerPrompt", "Ada"))).toEqual([
		"click",
		["prompt", true, "Who?", "Ada"],
	]);
	expect(dialogs(command("answerOnNextPrompt", "Ada"), command("chooseCancelOnNextPrompt"), click)).toEqual([
		"click",
		["prompt", true, "", "Ada"],
		["prompt", false, "", null],
	]);
	expect(dialogs(click, command("acceptAlert"), command("dismissPrompt"), command("acceptConfirmation"))).toEqual([
		"click",
		["alert", true, "", null],
		["prompt", false, "", null],
		["confirm", true, "", null],
	]);
	expect(codesOf(...both, command("answerPrompt", `\${name}`))).toEqual(["check-left-out", "variable"]);
});
