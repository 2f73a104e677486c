import { javascript, type RuntimePart } from "../runtime-part.ts";
import { nextFrame } from "./next-frame.ts";

export const goTo: RuntimePart = {
	name: "goTo",
	needs: [nextFrame],
	source: javascript`
// Goes on where the page is shown already. Loads it otherwise, and the script ends with this page; start it there
// again. The second address is what the first one leads on to.
function goTo(url, arrived = url) {
	const address = (text) => new URL(text, location.href);
	if (location.href === address(arrived).href) return nextFrame();
	const [page, wanted] = [location.href, address(arrived).href].map((href) => href.split("#")[0]);
	location.assign(page === wanted ? arrived : url);
	return page === wanted ? nextFrame() : new Promise(() => {});
}`,
};
