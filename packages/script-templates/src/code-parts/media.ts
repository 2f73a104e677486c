/**
 * `eachMedia(change)` calls `change` once for each video and sound of the document and its open shadow roots, also for those that
 * are added later. Needs `followChanges` and `rootsOf`.
 */
export const EACH_MEDIA = `const known = new WeakSet();
const eachMedia = (change) =>
  followChanges(() => {
    for (const media of rootsOf(document).flatMap((root) => [...root.querySelectorAll("video, audio")])) {
      if (known.has(media)) continue;
      known.add(media);
      change(media);
    }
  });
`;
