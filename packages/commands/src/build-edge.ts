import { join } from "node:path";
import { buildEdgeFunctions } from "@scriptorium/workspace/build/build-edge-functions";
import { rootFolder } from "@scriptorium/workspace/root-folder";

const outDir = join(rootFolder, "supabase", "dist", "functions");
for (const name of await buildEdgeFunctions(outDir)) console.log(`supabase/dist/functions/${name}/index.js`);
