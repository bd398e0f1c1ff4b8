/** What decides whether a visitor is counted. */
export interface CountingFacts {
  hostname: string
  countsLocalhost: boolean
  /** Null: the channel counts nothing. */
  profile: string | null
  /** Null: nobody collects. */
  collectorUrl: string | null
  /** Also sent to Google. Visitors are always asked first. */
  google: boolean
  /** The browser asks not to be followed: by Do-Not-Track or Global Privacy Control. */
  refusesTracking: boolean
  consent: 'off' | 'none' | 'ask'
  /** What the visitor said before; null: nothing yet. */
  choice: 'yes' | 'no' | null
}

const isLocal = (hostname: string) =>
  /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** Nothing is sent unless allowed: `ask` is no yes. */
export function mayCount(facts: CountingFacts): 'yes' | 'no' | 'ask' {
  const isCollected = facts.profile !== null && facts.collectorUrl !== null
  if ((!isCollected && !facts.google) || facts.refusesTracking) return 'no'
  if (isLocal(facts.hostname) && !facts.countsLocalhost) return 'no'
  if (facts.consent === 'none' && !facts.google) return 'yes'
  return facts.choice ?? 'ask'
}
