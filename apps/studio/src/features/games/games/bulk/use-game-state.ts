import type { ChangedGame } from '@grandstand/contract'
import { useMemo } from 'react'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { usePriceText } from '../../../../platform/use-price-text.ts'
import type { BulkChange } from './read-bulk-form.ts'

/** The part of a game that changes: its time in its venue's zone, its price, its venue, or whether it is on. */
export function useGameState(kind: BulkChange['kind'], currency: string) {
  const { words, dateTime, fill } = useI18n()
  const tellPrice = usePriceText(currency)
  return useMemo(() => {
    const say = words.games
    const tellTime = ({ starts_at, time_zone }: ChangedGame['before']) => dateTime(starts_at, time_zone)
    return (state: ChangedGame['before']): string => {
      if (kind === 'price')
        return fill(say.bulk.priced, { price: tellPrice(state), from: say.priceFrom[state.price_from] })
      if (kind === 'venue')
        return fill(say.bulk.placed, { venue: state.venue || say.noVenue, time: tellTime(state) })
      if (kind === 'cancel' || kind === 'restore') return state.is_cancelled ? say.bulk.off : say.bulk.on
      return tellTime(state)
    }
  }, [kind, words, dateTime, fill, tellPrice])
}
