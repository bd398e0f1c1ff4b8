/** In which what users do is counted: 2026-11, in UTC. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7)
