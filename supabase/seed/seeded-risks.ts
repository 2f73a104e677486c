/**
 * The seeded scripts that the analysis must rate otherwise than Low, so that badges and filters mean something in a new hub: two that
 * send what somebody reads to a server, and a demonstration of what High Risk warns of. The hub stores what the analysis says.
 */
export const seededRisks: Readonly<Record<string, "amber" | "red">> = {
	"word-lookup": "amber",
	"grammar-check": "amber",
	"cookie-theft-demo": "red",
};
