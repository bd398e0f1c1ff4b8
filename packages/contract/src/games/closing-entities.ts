import { z } from 'zod'
import { streamStatuses } from '../constants.ts'
import { gameReport, salesFigures } from '../insight/report-entities.ts'
import { currency, id, interfaceLanguage, utcDateTime } from '../scalars.ts'
import { cameraStates, posterProblems, replayFindings } from '../studio-constants.ts'
import { alarm } from './tonight-entities.ts'

/** A video of a game that is over, looked through. */
export const closingReplay = z.object({
  /** Of the video. */
  id,
  name: z.string(),
  duration_ms: z.int().nullable(),
  /** When there was no picture, and for how long. */
  breaks: z.array(z.object({ at: utcDateTime, seconds: z.number() })),
  /** How high each is; empty: there is only what the camera sent. */
  sizes: z.array(z.int()),
  /** Their languages. */
  captions: z.array(z.string()),
  poster: z.string().nullable(),
  /** Of the last picture that was taken; null: it was made, or is being made. */
  poster_problem: z.enum(posterProblems).nullable(),
  /** It came as a file, which does not say when it was filmed. */
  may_set_kick_off: z.boolean(),
  /** Where in it the game begins; null: nobody has said, or a camera knows. */
  kick_off_ms: z.int().nullable(),
  /** Where an operator looks at it; null: nothing of it can be played yet. */
  url: z.string().nullable(),
  findings: z.array(z.enum(replayFindings)),
})
export type ClosingReplay = z.infer<typeof closingReplay>

/** What was said of a game's evening; it stays when who said it goes. */
export const gameNote = z.object({ id, text: z.string(), by: z.string(), at: utcDateTime })
export type GameNote = z.infer<typeof gameNote>

/** A game after the night: what is left of it, what it brought, what went wrong. */
export const closing = z.object({
  event_id: id,
  name: z.string(),
  stream_status: z.enum(streamStatuses),
  is_cancelled: z.boolean(),
  starts_at: utcDateTime,
  time_zone: z.string(),
  /** From its start to the end of its cameras, or of its window. */
  game_ms: z.int().min(0),
  /** Null: it is open. */
  closed: z.object({ by: z.string(), at: utcDateTime }).nullable(),
  /** It is over, or called off. */
  can_close: z.boolean(),
  replays: z.array(closingReplay),
  /** The item of the library that shows one of its videos. */
  library_item: z.object({ id, title: z.string() }).nullable(),
  /** Of who bought the game alone. */
  money: salesFigures.extend({ currency, left_out: z.int().min(0) }),
  viewers: gameReport.pick({
    views: true,
    peak_viewers: true,
    playing_ms: true,
    rebuffer_share: true,
    startup_ms: true,
    technical_failures: true,
  }),
  alarms: z.array(alarm),
  /** When a camera broke off, or sent no picture. */
  incidents: z.array(z.object({ camera: z.string(), state: z.enum(cameraStates), at: utcDateTime })),
  /** The first first. */
  notes: z.array(gameNote),
  /** Language of the mails the caller gets about closed nights; null: no mails. */
  mail_language: interfaceLanguage.nullable(),
})
export type Closing = z.infer<typeof closing>
