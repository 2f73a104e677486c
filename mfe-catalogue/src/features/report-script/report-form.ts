import { reportReasons } from "@scriptorium/hub-data/reports/report-script";
import * as z from "zod/mini";

/** Values of the form as typed; also the shape of its draft. */
export const reportFormValues = z.object({ reason: z.nullable(z.enum(reportReasons)), description: z.string() });
export type ReportFormValues = Readonly<z.infer<typeof reportFormValues>>;

export const emptyReport: ReportFormValues = { reason: null, description: "" };
