import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/text-size.ts";

describeSeed("text-size", "seeds/text-size.html", checkEffect);
