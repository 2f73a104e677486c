import { join } from "node:path";
import { buildEdgeFunctions } from "../src/build/build-edge-functions.ts";
import { rootFolder } from "../src/root-folder.ts";

const outDir = join(rootFolder, "supabase", "dist", "functions");
for (const name of await buildEdgeFunctions(outDir)) console.log(`supabase/dist/functions/${name}/index.js`);
