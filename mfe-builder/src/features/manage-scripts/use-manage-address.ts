import { useSearchParams } from "react-router-dom";
import { type TabName, tabNames } from "./script-tabs.ts";

/** Tab and search are in the address, so that a reload, Back and a shared link show the same list. */
export function useManageAddress() {
	const [address, setAddress] = useSearchParams();
	const tab: TabName = tabNames.find((name) => name === address.get("tab")) ?? "published";
	const term = address.get("search") ?? "";

	function write(name: "tab" | "search", value: string, isReplacing: boolean) {
		setAddress(
			(before) => {
				const next = new URLSearchParams(before);
				if (value === "") next.delete(name);
				else next.set(name, value);
				return next;
			},
			{ replace: isReplacing, preventScrollReset: true },
		);
	}

	return {
		tab,
		term,
		setTab: (name: TabName) => write("tab", name === "published" ? "" : name, false),
		setTerm: (value: string) => write("search", value, true),
	};
}
