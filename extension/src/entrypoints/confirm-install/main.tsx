import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { ConfirmInstallPage } from "../../features/manage-scripts/ui/confirm-install-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const scriptUrl = new URLSearchParams(location.search).get("url") ?? "";

showPage(<ConfirmInstallPage ports={createPagePorts()} scriptUrl={scriptUrl} />);
