import { useHost } from "@scriptorium/remote-kit/host";
import { useEffect, useRef, useState } from "react";
import { afterAnswer, goOn, type InstallRun, startRun, stopRun } from "./install-run.ts";

/** Hands scripts to the extension one after the other; the next one when the person is back on this page, or says so. */
export function useInstallRun(fileUrls: readonly string[], onOpened: (place: number) => void) {
	const host = useHost();
	const [run, setRun] = useState<InstallRun | null>(null);
	/** The current run; answers for another run, or after the page was left, are ignored. */
	const current = useRef<InstallRun | null>(null);
	useEffect(
		() => () => {
			current.current = null;
		},
		[],
	);

	function show(next: InstallRun) {
		current.current = next;
		setRun(next);
		const fileUrl = fileUrls[next.place];
		if (next.phase === "asking" && fileUrl !== undefined) void ask(next, fileUrl);
	}

	async function ask(asked: InstallRun, fileUrl: string) {
		const answer = await host.extension.requestInstall(fileUrl);
		if (answer.ok) onOpened(asked.place);
		if (current.current === asked) show(afterAnswer(asked, answer.ok ? "opened" : answer.error.code));
	}

	const next = () => {
		if (current.current) show(goOn(current.current));
	};
	const latestNext = useRef(next);
	useEffect(() => {
		latestNext.current = next;
	});

	const isConfirming = run?.phase === "confirming";
	useEffect(() => {
		if (!isConfirming) return;
		// The extension's page takes the place of this one; seeing this one again means that the person is done there.
		let wasHidden = document.visibilityState === "hidden";
		const follow = () => {
			if (document.visibilityState === "hidden") wasHidden = true;
			else if (wasHidden) latestNext.current();
		};
		document.addEventListener("visibilitychange", follow);
		return () => document.removeEventListener("visibilitychange", follow);
	}, [isConfirming]);

	return {
		run,
		start: () => show(startRun(fileUrls.length)),
		next,
		stop: () => {
			if (current.current) show(stopRun(current.current));
		},
	};
}
