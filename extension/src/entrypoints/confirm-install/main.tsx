import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { readInstallSource } from "../../features/install-scripts/domain/install-source.ts";
import { ConfirmInstallPage } from "../../features/install-scripts/ui/confirm-install-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

showPage(<ConfirmInstallPage ports={createPagePorts()} source={readInstallSource(location)} />);
