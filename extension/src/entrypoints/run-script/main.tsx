import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { RunScriptPage } from "../../features/execute-script/ui/run-script-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const runId = new URLSearchParams(location.search).get("run") ?? "";

showPage(<RunScriptPage ports={createPagePorts()} runId={runId} />);
