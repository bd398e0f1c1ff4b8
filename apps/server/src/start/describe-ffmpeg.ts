import type { Ffmpeg } from '@grandstand/media'
import { checkFileTool } from '@grandstand/rules'

const origins: Record<Ffmpeg['origin'], string> = {
  named: 'named by FFMPEG_PATH',
  system: "the system's",
  installed: 'the one that npm installed',
}

/** Shown at the start: which ffmpeg the server uses, and what to do if it is not right. */
export function describeFfmpeg(ffmpeg: Ffmpeg | null, { isProduction }: { isProduction: boolean }): string {
  if (!ffmpeg)
    return 'No working ffmpeg was found: live games are recorded and shown, but files cannot become replays and the demo has no footage. Install ffmpeg, or set FFMPEG_PATH.'
  const used = `ffmpeg ${ffmpeg.version} is used, ${origins[ffmpeg.origin]}`
  if (!ffmpeg.isOutdated) return `${used}.`
  const refuses = checkFileTool(ffmpeg, { isProduction })
    ? ", and until then operators' files are refused"
    : ''
  return `${used}; it no longer gets security fixes, so install a current one (5 or newer) or name it in FFMPEG_PATH${refuses}.`
}
