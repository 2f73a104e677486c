import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/table-to-csv.ts";

describeSeed("table-to-csv", "seeds/table-to-csv.html", checkEffect);
