import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/image-descriptions.ts";

describeSeed("image-descriptions", "seeds/image-descriptions.html", checkEffect);
