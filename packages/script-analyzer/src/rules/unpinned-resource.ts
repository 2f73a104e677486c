import { pinningOf } from "../flows/pinned-address.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

const CODE = /\.(?:m?js|cjs|wasm)(?:[?#]|$)|^data:[^,]*(?:javascript|ecmascript|wasm)/i;

export const unpinnedResource: Rule = {
	id: "unpinned-resource",
	title: "Unpinned code resource",
	catches: "Code loaded by @resource without https, an exact version or a checksum.",
	severity: "medium",
	advice: "Give code in @resource an exact version or a checksum (#sha256=…), or include it in the script.",
	check: ({ source }) =>
		metadataLines(source).flatMap(({ key, value, offset }) => {
			const [name, address] = key === "resource" ? value.split(/\s+/) : [];
			if (!address || !CODE.test(address)) return [];
			const pinning = pinningOf(address);
			if (pinning === "pinned" || pinning === "local-file") return [];
			const what = `Loads the code “${name}” from an address whose content may change unnoticed.`;
			// Managers keep resources from the day of installing; a public store has the history of its files.
			return [at(offset, pinning === "loose" || pinning === null ? "low" : "medium", what)];
		}),
};
