import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useLocation, useSearchParams } from "react-router-dom";

const OpenFromAddress = laterPart<{ readonly isWanted: boolean }>({
	load: async () => (await import("./open-from-address.tsx")).OpenFromAddress,
	isWanted: ({ isWanted }) => isWanted,
});

/** Opens the flow that the address names, if it names one: the code for it is loaded only then. */
export function NamedFlow() {
	const { hash } = useLocation();
	const [search] = useSearchParams();
	return <OpenFromAddress isWanted={hash.startsWith("#flow=") || search.has("edit")} />;
}
