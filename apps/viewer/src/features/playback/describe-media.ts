import type { Event, Image } from '@grandstand/contract'
import type { MediaDescription } from '@grandstand/player'
import { eventSides, eventTitle } from '@grandstand/rules'

/** As wide as a lock screen shows it. */
const iconWidth = 192

/**
 * What a phone's lock screen and a television say of a game. The large picture is for the television: where a phone fetched
 * it while the game begins, the game itself stood still on a slow line. It tells no score: what is seen is behind the game.
 */
export function describeMedia(event: Event): MediaDescription {
  const own = event.has_own_image ? event.image : null
  const pictures = own ? [own] : (eventSides(event)?.home.images ?? event.participants[0]?.images)
  return {
    title: eventTitle(event),
    artwork: own?.url ?? `/og/event/${event.id}.jpg?spoilers=off`,
    icon: iconOf(pictures?.[0]),
  }
}

function iconOf(image: Image | undefined): string | null {
  const copies = image?.variants.toSorted((one, other) => one.width - other.width)
  return copies?.find(({ width }) => width >= iconWidth)?.url ?? image?.url ?? null
}
