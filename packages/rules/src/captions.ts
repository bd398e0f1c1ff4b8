export type CaptionsRefusal = 'not_webvtt' | 'no_cues' | 'bad_time'

const time = '(?:(\\d{2,}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})'
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`)

/** Whether players will take a text as captions (WebVTT). */
export function checkCaptions(text: string): CaptionsRefusal | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '') || text.includes('\0')) return 'not_webvtt'
  const timings = lines.filter(line => line.includes('-->'))
  if (timings.length === 0) return 'no_cues'
  return timings.every(isTiming) ? null : 'bad_time'
}

function isTiming(line: string): boolean {
  const match = line.match(timing)
  if (!match) return false
  const [start, end] = [match.slice(1, 5), match.slice(5, 9)].map(toMs)
  return start !== undefined && end !== undefined && start < end
}

function toMs([hours = '0', minutes = '0', seconds = '0', ms = '0']: (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms)
}
