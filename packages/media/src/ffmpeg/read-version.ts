export interface FfmpegVersion {
  /** In its own words: `7.1.1`, `5.1.6-0+deb12u1`, `N-49006-gd81913e680`. */
  version: string
  /** No security fixes are made for it any more. */
  isOutdated: boolean
  /** It knows `-fps_mode`. */
  hasFpsMode: boolean
}

/** The oldest release that distributions still patch, and its year. */
const oldest = { release: 5, year: 2022 }
/** The first release that has it, and the first year of which every build has it. The word from before works until 8. */
const withFpsMode = { release: 5.1, year: 2023 }

/** From the output of `ffmpeg -version`. Builds between releases carry no number, only the year they were made. */
export function readVersion(said: string): FfmpegVersion {
  const [, version = 'unknown'] = said.match(/^ffmpeg version (\S+)/) ?? []
  const [, release] = version.match(/^n?(\d{1,2}(?:\.\d+)?)(?:[.-]|$)/) ?? []
  const [, year = '0'] = said.match(/Copyright \(c\) 2000-(\d{4})/) ?? []
  const isFrom = (first: { release: number; year: number }) =>
    release === undefined ? Number(year) >= first.year : Number(release) >= first.release
  return { version, isOutdated: !isFrom(oldest), hasFpsMode: isFrom(withFpsMode) }
}
