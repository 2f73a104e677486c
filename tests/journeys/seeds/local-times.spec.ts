import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/local-times.ts";

describeSeed("local-times", "seeds/local-times.html", checkEffect);
