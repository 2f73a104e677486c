import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/json-viewer.ts";

describeSeed("json-viewer", "seeds/json-viewer.json", checkEffect);
