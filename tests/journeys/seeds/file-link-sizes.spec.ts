import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/file-link-sizes.ts";

describeSeed("file-link-sizes", "seeds/file-link-sizes.html", checkEffect);
