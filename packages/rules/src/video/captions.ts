export type CaptionsRefusal = 'not_webvtt' | 'no_cues' | 'bad_time'

const time = '(?:(\\d{2,}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})'
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}([ \\t].*)?$`)

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

export interface CaptionStretch {
  fromMs: number
  toMs: number
  /** The time that counts as zero: players count from their first picture. */
  zeroMs: number
}

/** The captions of a stretch of a video alone, at the times at which the stretch is played. */
export function cutCaptions(text: string, { fromMs, toMs: untilMs, zeroMs }: CaptionStretch): string {
  const [head = 'WEBVTT', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .split(/\n{2,}/)
  const kept = blocks.flatMap(block => {
    const lines = block.split('\n')
    const at = lines.findIndex(line => line.includes('-->'))
    // Styles apply to all captions; notes are for their author.
    if (at === -1) return /^(STYLE|REGION)\b/.test(block) ? [block] : []
    const match = lines[at]?.match(timing)
    if (!match) return []
    const [start = 0, end = 0] = [match.slice(1, 5), match.slice(5, 9)].map(toMs)
    if (start >= untilMs || end <= fromMs) return []
    const told = `${toTime(Math.max(start, fromMs) - zeroMs)} --> ${toTime(Math.min(end, untilMs) - zeroMs)}`
    return [[...lines.slice(0, at), `${told}${match[9] ?? ''}`, ...lines.slice(at + 1)].join('\n')]
  })
  return `${[head, ...kept].join('\n\n')}\n`
}

function toTime(ms: number): string {
  const left = Math.max(0, ms)
  const digits = (value: number, count: number) => String(Math.floor(value)).padStart(count, '0')
  const [hours, minutes, seconds] = [left / 3_600_000, (left / 60_000) % 60, (left / 1000) % 60]
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds, 2)}.${digits(left % 1000, 3)}`
}

function toMs([hours = '0', minutes = '0', seconds = '0', ms = '0']: (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms)
}
