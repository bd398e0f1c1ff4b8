import type { EventCategory, SearchResults } from '@grandstand/contract'
import { chooseGameOffer, sportLine } from '@grandstand/rules'
import type { Picture } from '@grandstand/ui'
import type { SearchCatalogue } from '../../locales/words.ts'
import { ownPicture } from '../../platform/cards/own-picture.ts'
import type { Catalogue } from '../../platform/i18n/catalogue.ts'
import type { I18n } from '../../platform/i18n/create-i18n.ts'
import { offerText } from '../../platform/offer/offer-words.ts'

export interface FoundItem {
  href: string
  title: string
  meta: string
  image: Picture | null
  /** A picture of the game or the video, and not a crest. */
  isStill?: boolean
  isLive?: boolean
}

export interface FoundGroup {
  title: string
  items: FoundItem[]
}

interface Said extends Pick<I18n, 'fill' | 'plural' | 'date' | 'money'> {
  words: Catalogue
  texts: SearchCatalogue['search']
  sports: readonly EventCategory[]
  nowMs: number
}

/** What was found, as it is shown: games, schools, teams, videos; a kind without any is left out. */
export function groupFound(text: string, found: SearchResults, said: Said): FoundGroup[] {
  const { words, texts, fill } = said
  const query = new URLSearchParams({ q: text })
  const { events, participant_groups, participants, vod_media_items } = found
  const groups: FoundGroup[] = [
    {
      title: texts.games,
      items: [
        ...events.items.map(event => describeGame(event, said)),
        ...more(events, { href: `/schedule?${query}`, title: fill(texts.allGames, { text }) }),
      ],
    },
    {
      title: words.home.schools,
      items: participant_groups.items.map(({ alias, name, city, image, participant_count }) => ({
        href: `/?group=${encodeURIComponent(alias)}`,
        title: name,
        meta: `${city} · ${said.plural(words.home.teamCount, participant_count)}`,
        image,
      })),
    },
    {
      title: words.home.teams,
      items: participants.items.map(({ alias, name, images, properties }) => ({
        href: `/?participant=${encodeURIComponent(alias)}`,
        title: name,
        meta: (properties.sport !== null && sportLine(said.sports, properties.sport)[0]?.name) || '',
        image: images[0] ?? null,
      })),
    },
    {
      title: texts.videos,
      items: [
        ...vod_media_items.items.map(({ id, title, description, assets }) => {
          const url = assets.find(({ type }) => type === 'image')?.path
          return {
            href: `/vod_library/${id}`,
            title,
            meta: description,
            image: url === undefined ? null : { ...shownSize, url, variants: [] },
            isStill: url !== undefined,
          }
        }),
        ...more(vod_media_items, {
          href: `/vod_library?${query}`,
          title: fill(texts.allVideos, { text }),
        }),
      ],
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Of a still in the list. */
const shownSize = { width: 64, height: 36 }

function describeGame(event: SearchResults['events']['items'][number], said: Said): FoundItem {
  const { date, sports } = said
  const { id, name, stream_status, is_cancelled, participants } = event
  const isLive = stream_status === 'live' && !is_cancelled
  const still = (isLive ? event.live_frame : stream_status === 'finished' && ownPicture(event)) || null
  const when = isLive ? null : date(event.event_utc_ts)
  const parts = [
    sportLine(sports, event.event_category_id)[0]?.name ?? null,
    when,
    offerText(chooseGameOffer(event, said.nowMs), said),
  ]
  return {
    href: `/watch/${id}`,
    title: name,
    meta: parts.filter(part => part !== null).join(' · '),
    image: still ?? participants.at(-1)?.images[0] ?? null,
    isStill: still !== null,
    isLive,
  }
}

function more(
  found: { items: unknown[]; total: number },
  { href, title }: { href: string; title: string },
): FoundItem[] {
  return found.total > found.items.length ? [{ href, title, meta: '', image: null }] : []
}

export function countFound(found: SearchResults): number {
  return Object.values(found).reduce((sum, { total }) => sum + total, 0)
}
