import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/page-metadata.ts";

describeSeed("page-metadata", "seeds/page-metadata.html", checkEffect);
