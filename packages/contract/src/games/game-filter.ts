import { z } from 'zod'
import { dateParam, idParam } from '../scalars.ts'
import { gameSales, gameStates } from '../studio-constants.ts'

/** What narrows a list of games, as an address has it. */
export const gameFilter = {
  search: z.string().max(100).optional(),
  status: z.enum(gameStates).optional(),
  /** With the sports below it. */
  sport: idParam.optional(),
  school: idParam.optional(),
  team: idParam.optional(),
  /** The first and the last day, by the channel's clocks. */
  from: dateParam.optional(),
  to: dateParam.optional(),
  sale: z.enum(gameSales).optional(),
  /** Those that no encoder can send to. */
  camera: z.literal('none').optional(),
}
const filter = z.strictObject(gameFilter)
export type GameFilter = z.infer<typeof filter>
