import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/sum-column.ts";

describeSeed("sum-column", "seeds/sum-column.html", checkEffect);
