import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import "./opening/opening.css";
import "./opening/record-opening.css";
import { afterFirstPaint } from "./start/after-first-paint.ts";
import { requestModules } from "./start/request-modules.ts";

// A page whose content the server has rendered can be read and used at once; code comes when it is displayed.
if (document.getElementById("hub-modules")) {
	await afterFirstPaint(window);
	await requestModules(document, (href) => import(/* @vite-ignore */ href));
}
const { startPage } = await import("./start/start-page.tsx");
await startPage();
