import type { Side } from '../moment.ts'
import type { Ending } from '../passage.ts'

const sides = { open: null, home: 0, away: 1 } as const

/** Who scores in an ending. */
export const sideOf = (ending: Ending): Side | null => sides[ending]
