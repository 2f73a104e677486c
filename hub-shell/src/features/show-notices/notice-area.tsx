import { useEffect, useState } from "react";
import type { NoticeToasterProps } from "./notice-toaster.tsx";

type Toaster = typeof import("./notice-toaster.tsx")["default"];

export interface NoticeAreaProps extends NoticeToasterProps {
	/** Loads what shows notices. */
	load?: () => Promise<{ readonly default: Toaster }>;
}

const loadToaster = () => import("./notice-toaster.tsx");

/**
 * Loads what shows notices with the first one; most visits have none. Where it does not arrive (the first notice may be that there is
 * no connection), notices wait, and the next one or the connection's return asks for it again.
 */
export function NoticeArea({ board, theme, load = loadToaster }: NoticeAreaProps) {
	const [Toaster, setToaster] = useState<Toaster | null>(null);
	useEffect(() => {
		let isWanted = true;
		let attempt: "none" | "running" | "failed" = "none";
		const start = async () => {
			if (attempt === "running") return;
			const isRetry = attempt === "failed";
			attempt = "running";
			try {
				const { default: loaded } = await load();
				if (isRetry) reloadStyleSheets();
				if (isWanted) setToaster(() => loaded);
			} catch {
				attempt = "failed";
			}
		};
		const stop = board.onPost(() => void start());
		const retry = () => {
			if (attempt === "failed") void start();
		};
		addEventListener("online", retry);
		return () => {
			isWanted = false;
			stop();
			removeEventListener("online", retry);
		};
	}, [board, load]);
	return Toaster && <Toaster board={board} theme={theme} />;
}

/** A build asks for the style sheet of a lazy module once only: those that did not arrive are asked for again. */
function reloadStyleSheets(): void {
	for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
		if (link.sheet === null) link.replaceWith(link.cloneNode());
	}
}
