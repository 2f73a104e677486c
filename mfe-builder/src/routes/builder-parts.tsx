import { laterPart } from "@scriptorium/ui-kit/later-part";
import type { CloudRecordingsProps } from "../features/cloud-recordings/cloud-recordings.tsx";
import type { CodePanelProps } from "../features/code-output/code-panel.tsx";
import type { TemplateListProps } from "../features/flow-templates/template-list.tsx";
import type { FlowTestProps } from "../features/test-run/flow-test.tsx";
import { LaterFailure } from "../later/later-failure.tsx";
import { LaterPlace } from "../later/later-place.tsx";
import type { EditorDialogProps } from "./editor-dialog.tsx";

/*
 * The parts of the builder that its first screen does not show. The code of each is loaded when it is first needed, so that
 * the frame, the toolbar and the outline need not wait for it (docs/decisions/0072).
 */

interface Wanted {
	readonly isWanted: boolean;
}
const isWanted = (props: Wanted): boolean => props.isWanted;

/** Needed when its tab of the panels was opened. */
export const TemplateList = laterPart<TemplateListProps & Wanted>({
	load: async () => (await import("../features/flow-templates/template-list.tsx")).TemplateList,
	isWanted,
	placeholder: <LaterPlace height="40rem" />,
	Failure: LaterFailure,
});

/** Needed when its tab of the panels was opened. */
export const CloudRecordings = laterPart<CloudRecordingsProps & Wanted>({
	load: async () => (await import("../features/cloud-recordings/cloud-recordings.tsx")).CloudRecordings,
	isWanted,
	placeholder: <LaterPlace height="20rem" />,
	Failure: LaterFailure,
});

/** The tab that shows it has no other content. */
export const CodePanel = laterPart<CodePanelProps>({
	load: async () => (await import("../features/code-output/code-panel.tsx")).CodePanel,
	placeholder: <LaterPlace height="20rem" />,
	Failure: LaterFailure,
});

/** Needed once there is code to run. */
export const FlowTest = laterPart<FlowTestProps & Wanted>({
	load: async () => (await import("../features/test-run/flow-test.tsx")).FlowTest,
	isWanted,
	placeholder: ({ isWanted }) => isWanted && <LaterPlace height="12rem" />,
	Failure: LaterFailure,
});

/** Imports the dialogs; also called ahead of their first use. */
export const loadEditorDialog = async () => (await import("./editor-dialog.tsx")).EditorDialog;

export const EditorDialog = laterPart<EditorDialogProps>({
	load: loadEditorDialog,
	isWanted: ({ dialog }) => dialog !== null,
	onFailed: ({ onClose }) => onClose(),
});
