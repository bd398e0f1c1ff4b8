import { receiptPath, screens } from '@grandstand/rules'
import { eventCardPath } from '../../catalogue/share-image/index.ts'
import type { StoredOrder, StoredTransaction } from '../../orders/orders/index.ts'

/** What a buyer does with what was just bought. */
export interface Bought {
  /** When the game is played; null: it is a pass. */
  startsAt: Date | null
  isToCome: boolean
  openUrl: string
  receiptUrl: string
  pictureUrl: string | null
  calendarUrl: string | null
}

export function describeBought(
  { order, payment, startsAt }: { order: StoredOrder; payment: StoredTransaction; startsAt: Date | null },
  { origin, language, now }: { origin: string; language: string; now: Date },
): Bought {
  const { event_id } = order
  const isToCome = startsAt !== null && startsAt > now
  return {
    startsAt,
    isToCome,
    openUrl: `${origin}${event_id === null ? screens.schedule.path : `/watch/${event_id}`}`,
    receiptUrl: `${origin}${receiptPath(payment.id)}`,
    pictureUrl:
      event_id === null
        ? null
        : `${origin}${eventCardPath(event_id, { size: 'mail', language, hidesScores: true })}`,
    calendarUrl: isToCome ? `${origin}/ical/event/${event_id}.ics?language=${language}` : null,
  }
}
