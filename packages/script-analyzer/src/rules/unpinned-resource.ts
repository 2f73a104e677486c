import { pinningOf } from "../flows/pinned-address.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

const CODE = /\.(?:m?js|cjs|wasm)(?:[?#]|$)|^data:[^,]*(?:javascript|ecmascript|wasm)/i;

export const unpinnedResource: Rule = {
	id: "unpinned-resource",
	title: "Unpinned code resource",
	catches: "Code brought along by @resource without https, an exact version or a checksum.",
	severity: "medium",
	advice: "Give code in @resource an exact version or a checksum (#sha256=…), or write it into the script.",
	check: ({ source }) =>
		metadataLines(source).flatMap(({ key, value, offset }) => {
			const [name, address] = key === "resource" ? value.split(/\s+/) : [];
			if (!address || !CODE.test(address) || pinningOf(address) === "pinned") return [];
			const what = `Brings the code “${name}” along from an address whose content may change unnoticed.`;
			return [at(offset, "medium", what)];
		}),
};
