interface Sport<Own> {
  id: number
  children: readonly Own[]
}

/** A sport and those above it, from below; empty where it is not known. */
export function sportLine<Own extends Sport<Own>>(sports: readonly Own[], id: number): Own[] {
  for (const sport of sports) {
    if (sport.id === id) return [sport]
    const below = sportLine(sport.children, id)
    if (below.length > 0) return [...below, sport]
  }
  return []
}
