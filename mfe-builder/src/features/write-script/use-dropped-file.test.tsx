// @vitest-environment happy-dom

import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useDroppedFile } from "./use-dropped-file.ts";

afterEach(cleanup);

function Field({
	handle,
	onCodeChange,
}: {
	handle: Partial<CodeEditorHandle> | null;
	onCodeChange: (code: string) => void;
}) {
	const editor = { current: handle as CodeEditorHandle | null };
	const { dropFile, problem } = useDroppedFile({ editor, onCodeChange });
	return (
		<section aria-label="field" onDropCapture={(event) => void dropFile(event)}>
			{problem}
		</section>
	);
}

function drop(bytes: readonly number[], rewrite: CodeEditorHandle["rewrite"] | null = null) {
	const onCodeChange = vi.fn<(code: string) => void>();
	render(
		<LocaleProvider locale="en">
			<Field handle={rewrite && { rewrite }} onCodeChange={onCodeChange} />
		</LocaleProvider>,
	);
	const files = [new File([Uint8Array.from(bytes)], "a.user.js")];
	fireEvent.drop(screen.getByLabelText("field"), { dataTransfer: { files } });
	return onCodeChange;
}

it.each([
	["UTF-16 LE", [0xff, 0xfe, 0xfc, 0x00]],
	["UTF-16 BE", [0xfe, 0xff, 0x00, 0xfc]],
	["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0xc3, 0xbc]],
	["UTF-8", [0xc3, 0xbc]],
])("a dropped file in %s replaces the code", async (_, bytes) => {
	const rewrite = vi.fn<CodeEditorHandle["rewrite"]>();
	drop(bytes, rewrite);
	await waitFor(() => expect(rewrite).toHaveBeenCalledExactlyOnceWith("ü", 0));
});

it("without the editor the code is set", async () => {
	const onCodeChange = drop([0x61]);
	await waitFor(() => expect(onCodeChange).toHaveBeenCalledExactlyOnceWith("a"));
});

it("a file that is no text changes nothing and says so", async () => {
	const onCodeChange = drop([0xfc]);
	expect(await screen.findByText("a.user.js is not text in UTF-8. Save it as UTF-8.")).toBeDefined();
	expect(onCodeChange).not.toHaveBeenCalled();
});
