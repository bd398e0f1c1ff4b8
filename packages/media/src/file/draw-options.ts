export interface DrawOptions {
  /** ffmpeg. */
  path: string
  signal: AbortSignal
}

/** One picture, or a few seconds. */
export const drawTimeoutMs = 120_000
