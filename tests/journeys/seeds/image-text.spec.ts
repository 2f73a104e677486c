import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/image-text.ts";

describeSeed("image-text", "seeds/image-text.html", checkEffect);
