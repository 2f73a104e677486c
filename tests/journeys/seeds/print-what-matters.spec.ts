import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/print-what-matters.ts";

describeSeed("print-what-matters", "seeds/print-what-matters.html", checkEffect);
