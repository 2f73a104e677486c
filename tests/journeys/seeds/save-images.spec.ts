import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/save-images.ts";

describeSeed("save-images", "seeds/save-images.html", checkEffect);
