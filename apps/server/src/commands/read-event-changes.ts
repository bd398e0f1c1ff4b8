export const eventStates = ['upcoming', 'live', 'finished', 'cancelled'] as const

export interface AskedChanges {
  state?: (typeof eventStates)[number]
  /** Away first. */
  scores?: number[]
  /** Null: none. */
  period?: string | null
  /** By the clocks of the venue, as files have it. */
  time?: string
  /** The venue's alias. */
  location?: string
}

/** `score=2-1 state=live period="2nd half"`, or a sentence on what is wrong with it. */
export function readEventChanges(words: readonly string[]): AskedChanges | string {
  const asked: AskedChanges = {}
  for (const word of words) {
    const at = word.indexOf('=')
    const [key, value] = at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1).trim()]
    if (key === 'score') {
      if (!/^\d{1,4}(?:[-:]\d{1,4})*$/.test(value)) return `Write the score like score=2-1, not ${word}.`
      asked.scores = value.split(/[-:]/).map(Number)
    } else if (key === 'state') {
      const state = eventStates.find(each => each === value)
      if (!state) return `A state is one of ${eventStates.join(', ')}, not ${value || 'nothing'}.`
      asked.state = state
    } else if (key === 'period') {
      if (value.length > 40) return 'A period has at most 40 letters.'
      asked.period = value === '' ? null : value
    } else if (key === 'time' || key === 'location') {
      if (value === '') return `Give the new ${key}: time="2026-11-21 19:00", location=arena.`
      asked[key] = value
    } else if (key === 'clock') {
      return 'An event has no clock of its own: write the clock into its period, as in period="Q3 8:21".'
    } else {
      return `An event has no ${key}: it has score=2-1, state=live, period="2nd half", time="2026-11-21 19:00" and location=arena.`
    }
  }
  return words.length === 0 ? 'Name what to set: score=2-1, state=live or period="2nd half".' : asked
}
