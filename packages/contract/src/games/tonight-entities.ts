import { z } from 'zod'
import { currency, id, interfaceLanguage, minorUnits, utcDateTime } from '../scalars.ts'
import { alarmKinds, alarmSeverities, signalChecks, signalProblems } from '../studio-constants.ts'
import { studioCamera, studioEvent, studioEventDetail } from '../studio-entities.ts'

/** How what a camera sends arrives: a few seconds old. */
export const studioSignal = z.object({
  at: utcDateTime,
  width: z.int().nullable(),
  height: z.int().nullable(),
  bits_per_second: z.int(),
  frames_per_second: z.number(),
  /** Between two key frames. */
  key_seconds: z.number().nullable(),
  has_sound: z.boolean(),
  /** In decibels below the loudest there is; null: nobody has listened yet. */
  sound_db: z.number().nullable(),
  /** Pictures that were missing in the last minute. */
  dropped_frames: z.int(),
  /** How much later pictures come than the quickest did. */
  delay_ms: z.int(),
  drift_ms_per_minute: z.number().nullable(),
  black_since: utcDateTime.nullable(),
  frozen_since: utcDateTime.nullable(),
  silent_since: utcDateTime.nullable(),
  /** Kilobits a second of the last five minutes, the latest last. */
  history: z.array(z.int()),
})
export type StudioSignal = z.infer<typeof studioSignal>

export const signalCheckResult = z.object({
  check: z.enum(signalChecks),
  /** `waiting`: not known yet. */
  state: z.enum(['waiting', 'good', 'bad']),
  problem: z.enum(signalProblems).nullable(),
})
export type SignalCheckResult = z.infer<typeof signalCheckResult>

/** A camera with what comes from it. */
export const watchedCamera = studioCamera.extend({
  /** Null: no encoder sends. */
  signal: studioSignal.nullable(),
  checks: z.array(signalCheckResult),
  /** The address of the picture, valid for some minutes; null if there is none. */
  url: z.string().nullable(),
})
export type WatchedCamera = z.infer<typeof watchedCamera>

export const tonightGame = studioEvent.extend({
  /** Whose picture moves. */
  viewers: z.int(),
  /** Who is on its page while nothing does. */
  waiting: z.int(),
  /** Who waits in the line before its player. */
  at_door: z.int(),
  tickets_today: z.int(),
  cameras: z.array(watchedCamera),
})
export type TonightGame = z.infer<typeof tonightGame>

export const alarm = z.object({
  id,
  kind: z.enum(alarmKinds),
  severity: z.enum(alarmSeverities),
  /** Null: it is about the channel. */
  event: z.object({ id, name: z.string() }).nullable(),
  camera: z.object({ id, name: z.string() }).nullable(),
  opened_at: utcDateTime,
  closed_at: utcDateTime.nullable(),
  /** The operator who has seen it. */
  acknowledged_by: z.string().nullable(),
})
export type Alarm = z.infer<typeof alarm>

const newest = { at: utcDateTime, id }

/** What happened a moment ago: a sale, a clip that others see or that waits for a judgement, a score. */
export const tonightNews = z.discriminatedUnion('type', [
  /** With the order's number; its buyer is named where orders are read. */
  z.object({ type: z.literal('sale'), ...newest, name: z.string(), amount: minorUnits }),
  z.object({ type: z.literal('clip'), ...newest, name: z.string(), is_waiting: z.boolean() }),
  /** With the number of its game, which says what the board shows. */
  z.object({ type: z.literal('score'), ...newest }),
])
export type TonightNews = z.infer<typeof tonightNews>

export const tonight = z.object({
  at: utcDateTime,
  /** Of all prices and sums. */
  currency,
  /** In their order. */
  games: z.array(tonightGame),
  /** Sales of the day; null: the caller may not see sales. */
  money: z
    .object({
      payments: z.int(),
      total: minorUnits,
      /** The total at the end of each hour of the day, and now. */
      curve: z.array(minorUnits),
    })
    .nullable(),
  /** Viewers of everything together, as the report of those who watch has them. */
  watching: z.object({
    now: z.int(),
    /** At most today. */
    peak: z.int(),
    /** In each minute of the last hour that is counted, and now. */
    curve: z.array(z.int()),
  }),
  /** The latest first, of what the caller may see. */
  news: z.array(tonightNews),
  /** Those that are open: the red ones first, then the oldest. */
  alarms: z.array(alarm),
  /** Language of the mails the caller gets about this channel's alarms; null: no mails. */
  alarm_language: interfaceLanguage.nullable(),
})
export type Tonight = z.infer<typeof tonight>

/** How a channel stands, for operators of several. */
export const channelState = z.object({
  channel_key: z.string(),
  name: z.string(),
  /** Null: it has none. */
  logo: z.string().nullable(),
  time_zone: z.string(),
  live_games: z.int(),
  /** Of the live games: without a picture. */
  dark_games: z.int(),
  watching: z.int(),
  /** Null: nothing is planned. */
  next_at: utcDateTime.nullable(),
})
export type ChannelState = z.infer<typeof channelState>

/** What a person who sets up encoders needs. */
export const goLive = studioEventDetail
  .pick({
    id: true,
    name: true,
    stream_status: true,
    is_cancelled: true,
    is_private: true,
    starts_at: true,
    time_zone: true,
    rtmp_url: true,
    srt: true,
  })
  .extend({ cameras: z.array(watchedCamera) })
export type GoLive = z.infer<typeof goLive>
