import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/picture-in-picture.ts";

describeSeed("picture-in-picture", "seeds/picture-in-picture.html", checkEffect);
