import { useRecordInstall } from "../features/install-script/use-record-install.ts";
import type { ReadableScript } from "../features/read-code/code-actions.tsx";
import { CodeOnPaper } from "../features/read-code/code-on-paper.tsx";
import { CodeSection } from "../features/read-code/code-section.tsx";

/** Section with the code of a script. Copying the code is counted as an install. */
export function CopiedCode(script: ReadableScript) {
	const record = useRecordInstall();
	return (
		<>
			<CodeSection script={script} onCopied={() => void record(script, "copy")} />
			<CodeOnPaper code={script.code} />
		</>
	);
}
