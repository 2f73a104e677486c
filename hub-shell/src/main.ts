import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import "./opening/opening.css";
import "./opening/record-opening.css";
import { afterFirstPaint } from "./start/after-first-paint.ts";

if (document.getElementById("hub-queries")) await afterFirstPaint(window);
const { startPage } = await import("./start/start-page.tsx");
await startPage();
