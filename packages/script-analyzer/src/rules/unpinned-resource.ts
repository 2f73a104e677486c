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
			if (!address || !CODE.test(address) || pinningOf(address) === "pinned") return [];
			const what = `Loads the code “${name}” from an address whose content may change unnoticed.`;
			return [at(offset, "medium", what)];
		}),
};
