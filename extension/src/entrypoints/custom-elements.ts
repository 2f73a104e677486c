import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { provideCustomElements } from "../features/run-userscripts/page/custom-elements.ts";

// The worker puts this text behind the layer of userscripts that use custom elements (`wrap-script.ts`).
export default defineUnlistedScript(() => provideCustomElements());
