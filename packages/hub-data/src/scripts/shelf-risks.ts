import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";

/**
 * Levels on shelves: lists that recommend scripts nobody asked for, such as those of home, profiles and feeds. A High Risk script
 * is found by searching and browsing only.
 */
export const shelfRisks: readonly RiskLevel[] = ["green", "amber", "unrated"];
