import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { ShareOutlinePage } from "../../features/share-outline/ui/share-outline-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const requestId = new URLSearchParams(location.search).get("request") ?? "";

showPage(<ShareOutlinePage ports={createPagePorts()} requestId={requestId} />);
