import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { SignInPage } from "../../features/sign-in/ui/sign-in-page.tsx";
import { createPagePorts } from "../../platform/page-ports.ts";
import { showPage } from "../../ui/show-page.tsx";

const query = new URLSearchParams(location.search);
const [code, state] = [query.get("code"), query.get("state")];
// The code is used at once, and stays in no history.
history.replaceState(null, "", location.pathname);

showPage(<SignInPage ports={createPagePorts()} given={code === null || state === null ? null : { code, state }} />);
