import { z } from 'zod'
import { currency, id, minorUnits, utcDateTime } from '../scalars.ts'
import { cameraStates, funnelSteps, payoutLineKinds, payoutStates } from '../studio-constants.ts'

const count = z.int().min(0)
const ms = z.int().min(0)
const day = z.iso.date()

/** Both days included, in the channel's time zone; `before` has as many days and ends the day before. */
export const reportRange = z.object({
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
})
export type ReportRange = z.infer<typeof reportRange>

/** Payments by the day on which they were made, with what of them has been given back since. */
export const salesFigures = z.object({
  payments: count,
  /** What buyers paid: with fees and tax, after discounts. */
  total: minorUnits,
  fees: minorUnits,
  tax: minorUnits,
  discounts: minorUnits,
  refunded: minorUnits,
  /** Payments of which something was given back. */
  refunds: count,
})
export type SalesFigures = z.infer<typeof salesFigures>

const compared = <Figures extends z.ZodType>(figures: Figures) =>
  z.object({
    /** A day, an id, a campaign; null: none of them, such as payments without a campaign. */
    key: z.string().nullable(),
    /** Null: the key says it, or what it named is gone. */
    name: z.string().nullable(),
    figures,
    /** In the range before: of the same key, of days the one in the same place. */
    before: figures,
  })

export const salesReport = reportRange.extend({
  currency,
  items: z.array(compared(salesFigures)),
  total: salesFigures,
  total_before: salesFigures,
  /** Payments in another currency that the channel had, which are not added. */
  left_out: count,
})
export type SalesReport = z.infer<typeof salesReport>

/** Null: the provider does not tell what a payout that was made by hand consists of. */
const payoutParts = z
  .object({
    payments: count,
    /** What buyers paid. */
    paid: z.int(),
    refunded: z.int(),
    /** What the provider keeps. */
    fees: z.int(),
    /** Disputes, payouts that came back, and what else the provider adds or takes. */
    other: z.int(),
  })
  .nullable()

const payoutFacts = {
  id: z.string(),
  arrival_day: day,
  /** Negative: the bank is asked for it. */
  amount: z.int(),
  state: z.enum(payoutStates),
  /** Why the bank did not take it, in the provider's words. */
  failure: z.string().nullable(),
  parts: payoutParts,
}

export const payoutsReport = reportRange.extend({
  currency,
  /** Those that arrive in these days or were sent by their end and are on their way; the last first. */
  items: z.array(z.object(payoutFacts)),
  arrived: z.int(),
  arrived_before: z.int(),
  /** Whenever it arrives. */
  on_the_way: z.int(),
  /** What arrives next. */
  next: z.object({ amount: z.int(), arrival_day: day }).nullable(),
  /** Payouts in another currency, which are not shown. */
  left_out: count,
})
export type PayoutsReport = z.infer<typeof payoutsReport>

export const payoutDetail = z.object({
  ...payoutFacts,
  currency,
  sent_at: utcDateTime,
  /** The newest first. */
  lines: z.array(
    z.object({
      kind: z.enum(payoutLineKinds),
      /** Null: it is about none of this channel's orders. */
      order: z.object({ id, name: z.string() }).nullable(),
      amount: z.int(),
      fee: z.int(),
      at: utcDateTime,
    }),
  ),
  /** Lines beyond those that are listed. */
  left_out: count,
})
export type PayoutDetail = z.infer<typeof payoutDetail>

/** A visitor counts once in a UTC day and cannot be recognised on the next, so only single days have a count. */
const audienceFigures = z.object({ visits: count, visitors: count.nullable() })

export const audienceReport = reportRange.extend({
  items: z.array(compared(audienceFigures)),
  visits: count,
  visits_before: count,
})
export type AudienceReport = z.infer<typeof audienceReport>

export const funnelReport = reportRange.extend({
  /** Visits that came so far, or further. */
  items: z.array(z.object({ step: z.enum(funnelSteps), visits: count, before: count })),
})
export type FunnelReport = z.infer<typeof funnelReport>

export const searchesReport = reportRange.extend({
  items: z.array(z.object({ text: z.string(), visits: count, before: count, last_day: day })),
})
export type SearchesReport = z.infer<typeof searchesReport>

export const sponsorsReport = reportRange.extend({
  /** The most shown first. */
  items: z.array(
    z.object({
      preroll_id: id,
      /** Null: the clip is gone. */
      name: z.string().nullable(),
      /** Viewings in which its picture moved. */
      started: count,
      /** Of these, those that saw it to its end. */
      whole: count,
      skipped: count,
      /** Started in the days before. */
      before: count,
    }),
  ),
})
export type SponsorsReport = z.infer<typeof sponsorsReport>

const share = z.number().min(0).max(1).nullable()

/** By the definitions of `quality-measures.ts`. Null: there was nothing to be measured. */
const watched = {
  /** With moving pictures, all viewers together. */
  playing_ms: ms,
  /** Of the time that pictures should have moved, the share in which they did not. */
  rebuffer_share: share,
  /** Of the plays, or of the viewers of a minute, those that were not interrupted. */
  smoothness: share,
  /** Behind live, on average. */
  delay_ms: ms.nullable(),
  /** Wishes to watch, and those that led to a picture. */
  attempts: count,
  plays: count,
  /** From the wish to the picture, on average. */
  startup_ms: ms.nullable(),
  startup_score: z.number().min(0).max(100).nullable(),
  /** Left before there was a picture. */
  exits: count,
  technical_failures: count,
  business_failures: count,
}
/** How long each height of picture was watched, the longest first. */
const sizes = z.array(z.object({ height: count, playing_ms: ms }))

const gameFigures = z.object({ views: count, ...watched })

export const gamesReport = reportRange.extend({
  items: z.array(
    gameFigures.extend({
      event_id: id,
      /** Null: the game is gone. */
      name: z.string().nullable(),
      event_utc_ts: utcDateTime.nullable(),
      peak_viewers: count,
    }),
  ),
  total: gameFigures,
  total_before: gameFigures,
})
export type GamesReport = z.infer<typeof gamesReport>

export const gameReport = z.object({
  event_id: id,
  name: z.string(),
  time_zone: z.string(),
  event_utc_ts: utcDateTime,
  ...gameFigures.shape,
  peak_viewers: count,
  sizes,
  /** Those in which nobody watched or tried to are left out. */
  minutes: z.array(z.object({ at: utcDateTime, viewers: count, ...watched, sizes })),
  /** What happened meanwhile: on the board, and to the cameras. */
  marks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('score'), at: utcDateTime, team: z.string(), score: z.int().nullable() }),
      z.object({
        kind: z.literal('camera'),
        at: utcDateTime,
        camera: z.string(),
        state: z.enum(cameraStates),
      }),
    ]),
  ),
})
export type GameReport = z.infer<typeof gameReport>

export const watchingReport = z.object({
  at: utcDateTime,
  /** Players that show moving pictures right now, of games and of all else. */
  viewers: count,
  games: z.array(
    z.object({
      event_id: id,
      name: z.string().nullable(),
      viewers: count,
      rebuffer_share: z.number().min(0).max(1).nullable(),
      delay_ms: ms.nullable(),
    }),
  ),
  /** Of the last hour, all games together. */
  minutes: z.array(z.object({ at: utcDateTime, viewers: count })),
})
export type WatchingReport = z.infer<typeof watchingReport>

export const expiringReport = z.object({
  /** Today, and the last day that is looked ahead to. */
  from: day,
  to: day,
  days: z.array(z.object({ day, ending: count, renewing: count })),
  products: z.array(
    z.object({ name: z.string(), ending: count, renewing: count, first_day: day, last_day: day }),
  ),
})
export type ExpiringReport = z.infer<typeof expiringReport>

export const clipSalesReport = reportRange.extend({
  currency,
  items: z.array(
    z.object({
      clip_id: id,
      /** Null: the clip is gone. */
      name: z.string().nullable(),
      event_id: id.nullable(),
      event_name: z.string().nullable(),
      views: count,
      payments: count,
      total: minorUnits,
    }),
  ),
})
export type ClipSalesReport = z.infer<typeof clipSalesReport>
