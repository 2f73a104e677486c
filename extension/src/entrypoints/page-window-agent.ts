import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { startPageWindowAgent } from "../features/run-userscripts/page/page-window-agent.ts";

/** Set by the worker, which puts this text into a function with that parameter (`wrap-script.ts`). */
declare const scriptoriumPageChannel: string;

// The page's side of `unsafeWindow`. It leaves nothing in the page's window.
export default defineUnlistedScript(() => startPageWindowAgent(scriptoriumPageChannel));
