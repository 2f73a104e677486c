import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { TestRunRequestPage } from "../../features/test-run/ui/test-run-request-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const runId = new URLSearchParams(location.search).get("run") ?? "";

showPage(<TestRunRequestPage ports={createPagePorts()} runId={runId} />);
