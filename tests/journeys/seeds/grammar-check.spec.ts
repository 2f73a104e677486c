import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/grammar-check.ts";

describeSeed("grammar-check", "seeds/grammar-check.html", checkEffect);
