import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/csv-viewer.ts";

describeSeed("csv-viewer", "seeds/csv-viewer.csv", checkEffect);
