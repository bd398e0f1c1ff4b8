/**
 * Files come from anywhere, and a decoder without security fixes is what a crafted one aims at. On a developer's machine the
 * one that came with the install may do.
 */
export function checkFileTool(
  ffmpeg: { isOutdated: boolean } | null,
  { isProduction }: { isProduction: boolean },
): 'ffmpeg_outdated' | null {
  return isProduction && ffmpeg?.isOutdated ? 'ffmpeg_outdated' : null
}
