import type { ResponseOf } from "@scriptorium/shared-protocol/channel/define-message";
import { loadScriptFiles } from "@scriptorium/shared-protocol/extension-internal/load-script-files";
import { useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { loadOptions } from "../../../ui/request-options.ts";
import type { Candidate } from "./use-install-candidate.ts";

export type ScriptFiles = ResponseOf<typeof loadScriptFiles>;

const NO_FILES: ScriptFiles = { files: [], libraries: [] };

/**
 * Loads the files of a script that may be installed, so that it is rated with them; null meanwhile. Where that is not possible at all,
 * it is rated without them, and an install that would bring any is refused.
 */
export function useScriptFiles(ports: PagePorts, { review, sourceUrl, replaces }: Candidate): ScriptFiles | null {
	const { code, requires, resources } = review;
	const replacedId = replaces?.id ?? null;
	const isWithout = requires.length === 0 && resources.length === 0;
	const [loaded, setLoaded] = useState<ScriptFiles | null>(isWithout ? NO_FILES : null);
	useEffect(() => {
		if (isWithout) return;
		let isCurrent = true;
		const wanted = { sourceUrl, code, replaces: replacedId };
		void ports.client.request(loadScriptFiles, wanted, loadOptions).then((response) => {
			if (isCurrent) setLoaded(response.ok ? response.value : NO_FILES);
		});
		return () => {
			isCurrent = false;
		};
	}, [ports, isWithout, sourceUrl, code, replacedId]);
	return loaded;
}
