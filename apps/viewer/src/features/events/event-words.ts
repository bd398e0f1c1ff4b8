import type { Event } from '@grandstand/contract'
import { eventOffer } from '@grandstand/rules'
import type { I18n } from '../../platform/i18n/create-i18n.ts'
import type { EventNames } from './event-names.ts'

/** Free, Included, With a pass, or the price. */
export function offerText(event: Event, { words, money }: I18n): string {
  const offer = eventOffer(event)
  return offer.kind === 'price' ? money(offer.price, offer.currency) : words.events[offer.kind]
}

/** Sport · who: names on cards leave out what a team plays, and whether men or women do. */
export function sportText(event: Event, names: EventNames, { words }: I18n): string {
  const [gender, ...others] = new Set(event.participants.map(({ properties }) => properties.gender))
  const isOne = gender !== undefined && gender !== 'not identified' && others.length === 0
  const parts = [names.sport(event.event_category_id), isOne ? words.home[gender] : null]
  return parts.filter(part => part !== null).join(' · ')
}

/** Sport · who · venue. */
export function venueText(event: Event, names: EventNames, i18n: I18n): string {
  return [sportText(event, names, i18n), names.venue(event.location_id)].filter(Boolean).join(' · ')
}

/** What the one action of an event says; it names its price. */
export function watchLabel(event: Event, i18n: I18n): string {
  const { words, fill, money } = i18n
  if (event.stream_status === 'upcoming') return words.events.addToCalendar
  const offer = eventOffer(event)
  switch (offer.kind) {
    case 'price':
      return fill(words.events.watchPrice, { price: money(offer.price, offer.currency) })
    case 'cancelled':
      return words.events.cancelled
    case 'free':
      return words.events.watchFree
    case 'register':
      return words.events.watchRegister
    case 'pass':
      return words.events.watchPass
    case 'included':
      return words.events.watchNow
  }
}

export function statusText({ stream_status, is_cancelled, participants }: Event, { words }: I18n): string {
  if (is_cancelled) return words.events.cancelled
  if (stream_status !== 'finished') return words.events[stream_status]
  return participants.some(({ score }) => score !== null) ? words.events.final : words.events.replay
}
