import type { SecurityReport } from "@scriptorium/hub-data/security/read-security-report";

/** The server's analysis of a version. */
export type Analysis = NonNullable<Extract<SecurityReport, { readonly state: "rated" }>["analysis"]>;
export type Finding = Analysis["vulnerabilities"][number];
export type Capabilities = Analysis["capabilities"];
