import { useLocation } from "react-router-dom";
import { useIsTakenOver } from "./use-is-taken-over.ts";

/** The fragment of the page's address, which the browser does not tell the server: empty in the server's HTML. */
export function useAddressHash(): string {
	const { hash } = useLocation();
	return useIsTakenOver() ? hash : "";
}
