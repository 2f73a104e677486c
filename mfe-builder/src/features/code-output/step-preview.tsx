import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { en } from "./messages/en.ts";
import { useHighlight } from "./use-highlight.tsx";
import { writePreview } from "./write-preview.ts";

type Preview = Awaited<ReturnType<typeof writePreview>>;

/** The code of one step, as it is while it is configured (spec 03 § 2). */
export function StepPreview({ step }: { readonly step: FlowNode }) {
	const text = useMessages({ en }).preview;
	const settings = useFlowStore((state) => state.settings);
	const target = useChosenTarget((state) => state.target);
	const [preview, setPreview] = useState<Preview | null>(null);
	useEffect(() => {
		let isMounted = true;
		void writePreview(step, settings, target).then((written) => isMounted && setPreview(written));
		return () => {
			isMounted = false;
		};
	}, [step, settings, target]);
	const showLine = useHighlight(preview?.ok ? preview.code : "");
	if (preview === null) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="6rem" />
			</LoadingRegion>
		);
	}
	if (!preview.ok) return <p>{text.none(preview.message)}</p>;
	return <CodeBlock code={preview.code} label={text.code} wrap {...(showLine === null ? {} : { showLine })} />;
}
