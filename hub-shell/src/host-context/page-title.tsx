import { useEffect } from "react";
import { SITE_NAME } from "./site-name.ts";

/** Names the page in the browser's tab, its history and, through the route announcer, to screen readers. */
export function PageTitle({ text }: { text: string }) {
	useEffect(() => {
		document.title = `${text} · ${SITE_NAME}`;
	}, [text]);
	return null;
}
