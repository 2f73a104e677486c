/** Header of answers that the proxy itself writes (RFC 9209). Servers cannot send it: their `Proxy-…` headers are left out. */
export const OWN_ANSWER = "proxy-status";
