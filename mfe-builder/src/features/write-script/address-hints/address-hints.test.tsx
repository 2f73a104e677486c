// @vitest-environment happy-dom
import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { AddressHints } from "./address-hints.tsx";

afterEach(cleanup);

function Field({ start, handle }: { start: string; handle?: Partial<CodeEditorHandle> }) {
	const [code, setCode] = useState(start);
	const editor = useRef((handle as CodeEditorHandle | undefined) ?? null);
	const kind = code.includes("==UserScript==") ? "userscript" : "bookmarklet";
	return (
		<>
			<textarea aria-label="Code" value={code} onChange={({ target }) => setCode(target.value)} />
			<AddressHints kind={kind} code={code} editor={editor} onCodeChange={setCode} onLine={onLine} />
		</>
	);
}
const onLine = vi.fn();
const ONCE = "const links = [];\ndocument.title = 'x';\n";
const box = () => screen.findByRole("region", { name: "If somebody uses this code as a bookmark address" });

it("names each line with what happens there, and wraps the code by one button", async () => {
	render(<Field start={ONCE} />);
	const hints = await box();
	expect(hints.textContent).toContain(
		"“links” stays declared in the page, so a second click fails with a SyntaxError.",
	);
	expect(hints.textContent).toContain("Browsers replace the page by a text");
	expect(hints.textContent).toContain("The drag link of this hub runs the code in a function without a value");
	fireEvent.click(screen.getByRole("button", { name: "Go to line 2 in the editor" }));
	expect(onLine).toHaveBeenCalledWith(2);
	fireEvent.click(screen.getByRole("button", { name: "Wrap in a function" }));
	expect(screen.getByLabelText("Code")).toHaveProperty("value", `void function () {\n${ONCE}}.call(this);`);
	expect(screen.queryByRole("region")).toBeNull();
	const notice = screen.getByText("The code is wrapped in a function. Undo takes it back.");
	expect(document.activeElement).toBe(notice);
	fireEvent.change(screen.getByLabelText("Code"), { target: { value: "alert(1)" } });
	expect(notice.textContent).toBe("");
});

it("rewrites the editor as one edit, and goes there", async () => {
	const rewrite = vi.fn();
	render(<Field start={ONCE} handle={{ rewrite }} />);
	await box();
	fireEvent.click(screen.getByRole("button", { name: "Wrap in a function" }));
	expect(rewrite).toHaveBeenCalledWith(`void function () {\n${ONCE}}.call(this);`, 0);
	expect(onLine).toHaveBeenLastCalledWith(1);
});

it("offers no function where texts call the functions of the code", async () => {
	render(<Field start={"let a = 1; function next() {}\ndocument.body.innerHTML = '<a onclick=\"next()\">'"} />);
	expect((await box()).textContent).toContain("runs it in the page itself");
	expect(screen.queryByRole("button", { name: "Wrap in a function" })).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: "End with void 0" }));
	expect((await box()).textContent).toContain("Write var in place of const, let and class");
	expect(screen.queryByRole("button", { name: "End with void 0" })).toBeNull();
});

it("is gone with the code, and for userscripts", async () => {
	render(<Field start={ONCE} />);
	await box();
	fireEvent.change(screen.getByLabelText("Code"), {
		target: { value: `// ==UserScript==\n// @name A\n// ==/UserScript==\n${ONCE}` },
	});
	await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
	fireEvent.change(screen.getByLabelText("Code"), { target: { value: "" } });
	expect(screen.queryByRole("region")).toBeNull();
});
