import type { GameOffer } from '@grandstand/rules'
import type { I18n } from '../i18n/create-i18n.ts'

type Said = Pick<I18n, 'words' | 'fill' | 'money'>
type WithAccess = Extract<GameOffer, { access: unknown }>

/** It can be watched or bought, now or later. Owners of a game whose picture is gone still see its beginning. */
export function isOpenOffer(offer: GameOffer): offer is WithAccess {
  if (!('access' in offer) || offer.state === 'no_picture' || offer.state === 'no_replay') return false
  return offer.state !== 'signal_lost' || (offer.access.kind !== 'price' && offer.access.kind !== 'pass')
}

/** The chip of a game: what it costs, or why nobody can watch it now. */
export function offerText(offer: GameOffer, said: Said): string {
  if (!isOpenOffer(offer)) return closedText(offer, said)
  const { access } = offer
  return access.kind === 'price' ? said.money(access.price, access.currency) : said.words.events[access.kind]
}

/** What the one action of a game says; it names its price. */
export function offerLabel(offer: GameOffer, said: Said): string {
  if (!isOpenOffer(offer)) return closedText(offer, said)
  const { state, access } = offer
  const { events } = said.words
  if (access.kind === 'price') {
    const label =
      state === 'upcoming' ? events.buyPrice : state === 'replay' ? events.replayPrice : events.livePrice
    return said.fill(label, { price: said.money(access.price, access.currency) })
  }
  if (state === 'upcoming') return access.kind === 'pass' ? events.seePasses : events.seeGame
  const labels = {
    free: events.watchFree,
    register: events.watchRegister,
    pass: events.watchPass,
    owned: state === 'replay' ? events.watchReplay : events.watchLive,
  }
  return labels[access.kind]
}

function closedText({ state }: Pick<GameOffer, 'state'>, { words: { events } }: Said): string {
  const texts: Partial<Record<GameOffer['state'], string>> = {
    cancelled: events.cancelled,
    geo_blocked: events.notHere,
    no_picture: events.noPicture,
    signal_lost: events.signalLost,
  }
  return texts[state] ?? events.noReplay
}
