import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/image-list.ts";

describeSeed("image-list", "seeds/image-list.html", checkEffect);
