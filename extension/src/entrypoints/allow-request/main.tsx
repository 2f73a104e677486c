import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { AllowRequestPage } from "../../features/run-userscripts/ui/allow-request-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const questionId = new URLSearchParams(location.search).get("question") ?? "";

showPage(<AllowRequestPage ports={createPagePorts()} questionId={questionId} />);
