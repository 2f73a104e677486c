import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/grayscale.ts";

describeSeed("grayscale", "seeds/grayscale.html", checkEffect);
