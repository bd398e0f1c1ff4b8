export interface FfmpegVersion {
  /** In its own words: `7.1.1`, `5.1.6-0+deb12u1`, `N-49006-gd81913e680`. */
  version: string
  /** No security fixes are made for it any more. */
  isOutdated: boolean
}

/** The oldest release that distributions still patch, and its year. */
const oldest = { major: 5, year: 2022 }

/** From the output of `ffmpeg -version`. Builds between releases carry no number, only the year they were made. */
export function readVersion(said: string): FfmpegVersion {
  const [, version = 'unknown'] = said.match(/^ffmpeg version (\S+)/) ?? []
  const [, major] = version.match(/^n?(\d{1,2})(?:\.|-|$)/) ?? []
  const [, year = '0'] = said.match(/Copyright \(c\) 2000-(\d{4})/) ?? []
  const isOutdated = major === undefined ? Number(year) < oldest.year : Number(major) < oldest.major
  return { version, isOutdated }
}
