import { lazy, Suspense, useEffect, useState } from "react";
import type { NoticeBoard } from "../../host-context/notices.ts";

const NoticeToaster = lazy(() => import("./notice-toaster.tsx"));

export interface NoticeAreaProps {
	board: NoticeBoard;
	theme: "light" | "dark" | "system";
}

/** Loads what shows notices with the first one; most visits have none. */
export function NoticeArea({ board, theme }: NoticeAreaProps) {
	const [isNeeded, setIsNeeded] = useState(false);
	useEffect(() => board.onPost(() => setIsNeeded(true)), [board]);
	if (!isNeeded) return null;
	return (
		<Suspense>
			<NoticeToaster board={board} theme={theme} />
		</Suspense>
	);
}
