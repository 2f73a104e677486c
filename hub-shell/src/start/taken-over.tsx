import { useLayoutEffect } from "react";
import { type PagePart, takeOverInput } from "./early-input.ts";

/** Stands at the end of a part of the page, so that its effect runs when React has taken over the whole part. */
export function TakenOver({ part }: { readonly part: PagePart }) {
	useLayoutEffect(() => takeOverInput(document, part), [part]);
	return null;
}
