import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/price-history.ts";

describeSeed("price-history", "seeds/price-history.html", checkEffect);
