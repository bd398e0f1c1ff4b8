import { z } from 'zod'
import { passKinds, scoreKinds } from '../constants.ts'
import { currency, id, utcDateTime } from '../scalars.ts'
import { alarmKinds, cameraStates, roomActions } from '../studio-constants.ts'
import { goLive } from './tonight-entities.ts'

const at = utcDateTime
/** The camera's name; null: it is gone, or all of the game is meant. */
const camera = z.string().nullable()

/** What happened in a game, for its crew: alarms, score, cameras, and what they did and wrote. */
export const roomEntry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('alarm'),
    at,
    id,
    kind: z.enum(alarmKinds),
    camera,
    is_open: z.boolean(),
    /** The operator who takes care of it. */
    by: z.string().nullable(),
  }),
  z.object({
    type: z.literal('score'),
    at,
    team: z.string(),
    kind: z.enum(scoreKinds).nullable(),
    /** What stood on the board then, away before home; null: nothing yet. */
    scores: z.array(z.int().nullable()),
    period: z.string().nullable(),
    clock: z.string().nullable(),
  }),
  z.object({ type: z.literal('camera'), at, camera, state: z.enum(cameraStates) }),
  z.object({ type: z.literal('action'), at, action: z.enum(roomActions), by: z.string() }),
  /** To all who bought the game. */
  z.object({ type: z.literal('mail'), at, id, subject: z.string(), people: z.int(), by: z.string() }),
  z.object({ type: z.literal('note'), at, id, text: z.string(), by: z.string() }),
])
export type RoomEntry = z.infer<typeof roomEntry>

/** All that the crew of a game sees while it runs. */
export const room = goLive.extend({
  type: z.enum(passKinds),
  ends_at: utcDateTime,
  waits_for_go: z.boolean(),
  own_waits_for_go: z.boolean().nullable(),
  is_paused: z.boolean(),
  /** A player of another site shows it. */
  is_shown_elsewhere: z.boolean(),
  /** Players that are open: with a moving picture, or in front of a card. */
  players: z.int(),
  /** Who is on the page of the live game while no picture moves, in front of a card or without a player. */
  waiting: z.int(),
  /** Who waits in the line before its player. */
  at_door: z.int(),
  /** How far behind live viewers are, as their players told in the last minute; null: none did. */
  viewer_delay_ms: z.int().nullable(),
  /** Of who bought the game alone, after refunds. */
  money: z.object({
    currency,
    /** What one pays now; 0: it is not sold alone. */
    price: z.int(),
    payments: z.int(),
    total: z.int(),
    /** Payments of the last ten minutes. */
    recent: z.int(),
    /** How the total grew from the first sale until now. */
    curve: z.array(z.int()),
  }),
  /** The latest entries, the first first. */
  log: z.array(roomEntry),
})
export type Room = z.infer<typeof room>
