/** A bar that does not tell how long the video is goes on so far beyond what was reached, at the least. */
export const openStepSeconds = 600

/** Where such a bar ends, in seconds from its beginning. It grows by whole steps, so that it stands still between them. */
export const openScaleSeconds = (reachedSeconds: number): number =>
  (Math.floor(Math.max(0, reachedSeconds) / openStepSeconds) + 2) * openStepSeconds
