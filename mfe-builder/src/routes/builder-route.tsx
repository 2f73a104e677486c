import { useState } from "react";
import { useOpenFlow } from "../editor/open-flow.ts";
import type { OpenedRecording } from "../features/action-recorder/open-recording.ts";
import { RecorderCard } from "../features/action-recorder/recorder-card.tsx";
import { type BuilderPanel, BuilderScreen } from "../features/builder-screen/builder-screen.tsx";
import { CloudRecordings } from "../features/cloud-recordings/cloud-recordings.tsx";
import { FlowSteps } from "../features/flow-steps/flow-steps.tsx";

/** `/builder` */
export function BuilderRoute() {
	const { flow, open } = useOpenFlow();
	const [panel, setPanel] = useState<BuilderPanel>("actions");
	const [opened, setOpened] = useState<OpenedRecording | null>(null);
	return (
		<BuilderScreen
			panel={panel}
			onPanelChange={setPanel}
			panels={{
				actions: <RecorderCard opened={opened} onOpened={setOpened} onFlow={open} />,
				recordings: (
					<CloudRecordings
						onOpen={(recording) => {
							setOpened(recording);
							setPanel("actions");
						}}
					/>
				),
			}}
		>
			<FlowSteps flow={flow} />
		</BuilderScreen>
	);
}
