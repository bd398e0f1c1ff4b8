import type { Event } from '@grandstand/contract'
import { eventSides, eventTitle, periodText } from '@grandstand/rules'
import type { HeroSlide } from '@grandstand/ui'
import { useMemo } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { offerLabel } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { watchHref } from '../events/event-links.ts'
import { useEventNames } from '../events/use-event-names.ts'
import { useLiveFrame } from '../events/use-live-frame.ts'

/** No slide of the channel has this id. */
const ownSlideId = 0

/** The user's own live game, first on the page, with its current picture. */
export function useOwnSlide(event: Event): HeroSlide {
  const i18n = useI18n()
  const names = useEventNames()
  const offer = useGameOffer(event)
  const label = offerLabel(offer, i18n)
  const frame = useLiveFrame(event, { widthPx: innerWidth, isInView: true })
  return useMemo(() => {
    const { live_frame, image, participants, period } = event
    const sides = eventSides(event)
    const hasScore = sides && participants.every(({ score }) => score !== null)
    const score = hasScore ? `${sides.away.score}–${sides.home.score}` : null
    return {
      id: ownSlideId,
      badge: [i18n.words.events.live, periodText(i18n.language, period)].filter(Boolean).join(' · '),
      title: sides ? `${sides.away.card_name} @ ${sides.home.card_name}` : eventTitle(event),
      text: [score, names.sport(event.event_category_id)].filter(Boolean).join(' · '),
      image: frame !== null && live_frame ? { ...live_frame, url: frame, variants: [] } : image,
      link: { url: watchHref(event), label },
      isFitted: true,
    }
  }, [event, frame, i18n, label, names])
}
