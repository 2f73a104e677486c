import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { AllowRecordingPage } from "../../features/record-actions/ui/allow-recording-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const requestId = new URLSearchParams(location.search).get("request") ?? "";

showPage(<AllowRecordingPage ports={createPagePorts()} requestId={requestId} />);
