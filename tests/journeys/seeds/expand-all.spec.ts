import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/expand-all.ts";

describeSeed("expand-all", "seeds/expand-all.html", checkEffect);
