import type { RealEngine } from "./real-engine.ts";
export async function openPageEngine(): Promise<RealEngine> { throw new Error("later"); }
