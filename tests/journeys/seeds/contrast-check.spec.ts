import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/contrast-check.ts";

describeSeed("contrast-check", "seeds/contrast-check.html", checkEffect);
