import { z } from 'zod'
import { scoreKinds } from '../constants.ts'
import { color, id } from '../scalars.ts'

/** No game lasts so long. */
const clockMs = z
  .int()
  .min(0)
  .max(10 * 3_600_000)
const score = z.int().min(0).max(9_999)

/** One touch of the scorer's screen. */
export const boardTap = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('points'), participant_id: id, points: z.int().min(1).max(20) }),
  /** What it is to be, where somebody has miscounted. */
  z.strictObject({ type: z.literal('score'), participant_id: id, score }),
  z.strictObject({ type: z.literal('period'), period: z.string().trim().min(1).max(30) }),
  z.strictObject({ type: z.literal('clock'), is_running: z.boolean() }),
  z.strictObject({ type: z.literal('set_clock'), ms: clockMs }),
  z.strictObject({ type: z.literal('undo') }),
])
export type BoardTap = z.infer<typeof boardTap>

/** The score, the period and the clock of a game, as the scorekeeper sees them. */
export const board = z.object({
  /** Grows with each tap. */
  version: z.int(),
  name: z.string(),
  /** Away before home. */
  teams: z.array(
    z.object({
      id,
      name: z.string(),
      /** Where there is little room. */
      short_name: z.string(),
      image_url: z.string().nullable(),
      color,
      score: score.nullable(),
    }),
  ),
  period: z.string().nullable(),
  clock: z.object({
    /** When this was answered. */
    ms: clockMs,
    is_running: z.boolean(),
    /** Null: the sport has none. */
    counts: z.enum(['up', 'down']).nullable(),
    /** Its value when a period begins. */
    start_ms: clockMs,
  }),
  can_undo: z.boolean(),
  /** What an undo takes back; null: nothing. */
  last_tap: z
    .object({
      type: z.enum(['points', 'score', 'period', 'clock', 'set_clock']),
      /** Whose points or score; null: of no team. */
      team_id: id.nullable(),
      points: z.int().nullable(),
      period: z.string().nullable(),
      /** The name of another operator; null: the caller's own, or nobody knows. */
      by: z.string().nullable(),
    })
    .nullable(),
  /** What one tap may bring in this sport, and the names of its periods. */
  points: z.array(z.int()),
  /** What each of these means; null: nobody can tell. */
  kinds: z.array(z.enum(scoreKinds).nullable()),
  periods: z.array(z.string()),
})
export type Board = z.infer<typeof board>
