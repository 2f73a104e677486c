import { lazy, Suspense, useEffect, useState } from "react";
import type { NoticeToasterProps } from "./notice-toaster.tsx";

const NoticeToaster = lazy(() => import("./notice-toaster.tsx"));

/** Loads what shows notices with the first one; most visits have none. */
export function NoticeArea({ board, theme }: NoticeToasterProps) {
	const [isNeeded, setIsNeeded] = useState(false);
	useEffect(() => board.onPost(() => setIsNeeded(true)), [board]);
	if (!isNeeded) return null;
	return (
		<Suspense>
			<NoticeToaster board={board} theme={theme} />
		</Suspense>
	);
}
