import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/filter-rows.ts";

describeSeed("filter-rows", "seeds/filter-rows.html", checkEffect);
