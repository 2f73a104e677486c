import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/list-fonts-and-colors.ts";

describeSeed("list-fonts-and-colors", "seeds/list-fonts-and-colors.html", checkEffect);
