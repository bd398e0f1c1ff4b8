interface PlacedScore {
  seconds: number
  /** How the game stood from then on. */
  label: string
}

/** Beyond the end of any game. */
const lastEnd = '99:59:59.000'

/** The score as WebVTT in the time of the picture: each stands until the next. */
export function writeScoreTrack(scores: readonly PlacedScore[]): string {
  const cues = scores.map(({ seconds, label }, at) => {
    const next = scores[at + 1]
    return `${timeOf(seconds)} --> ${next ? timeOf(next.seconds) : lastEnd}\n${escapeText(label)}`
  })
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const hours = part(Math.floor(ms / 3_600_000), 2)
  return `${hours}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-->', '→')
