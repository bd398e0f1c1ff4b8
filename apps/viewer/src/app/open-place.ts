import type { PageSummary } from '@grandstand/contract'
import { findScreen, getScreen, partsOf, type ScreenName, screens } from '@grandstand/rules'
import type { Elsewhere, Opened } from '../platform/router/create-router.ts'
import { hrefOf, type Place } from '../platform/router/place.ts'
import { getPart } from './screens.ts'

export interface PlaceContext {
  /** Asks the channel's page list of this moment, so that a page added meanwhile has its place at once. */
  findChannelPage: (path: string) => PageSummary | undefined
  /** Where to go instead, or null. */
  guard: (target: Place) => Promise<Elsewhere | null>
}

const notFound: Elsewhere = { to: screens['not-found'].path }

/** The screen of an address with all that it needs, or where to go instead. */
export async function openPlace(context: PlaceContext, place: Place): Promise<Opened | Elsewhere> {
  const plain = place.pathname.replace(/(?<=.)\/+$/, '')
  if (plain !== place.pathname) return { to: hrefOf(plain, place.search) }
  const elsewhere = await context.guard(place)
  if (elsewhere) return elsewhere
  const found = findPlace(context, place)
  if (!found) return notFound
  const parts = partsOf(found.screen).map(getPart)
  await Promise.all(parts.map(part => part.preload()))
  return { parts, params: found.params }
}

interface FoundPlace {
  screen: ScreenName
  params: Record<string, string>
}

/** Null for an address without a screen. */
export function findPlace(
  { findChannelPage }: Pick<PlaceContext, 'findChannelPage'>,
  { pathname, search }: Pick<Place, 'pathname' | 'search'>,
): FoundPlace | null {
  const named = findScreen(pathname)
  // Channel pages go by url or alternative name.
  if (!named) return findChannelPage(pathname) ? { screen: 'page', params: {} } : null
  // Schools and teams are a chunk of their own, so the home page need not wait for it.
  const isNarrowed = named === 'home' && Boolean(search.group || search.participant)
  const params = readParams(getScreen(named).path, pathname)
  if (params.id !== undefined && !/^[1-9]\d{0,9}$/.test(params.id)) return null
  return { screen: isNarrowed ? 'place' : named, params }
}

/** The values for the names in a path such as `/share/$id/$uuid`. */
function readParams(pattern: string, pathname: string): Record<string, string> {
  const found = pathname.split('/')
  const named = pattern.split('/').map((name, at): [string, string] => [name, found[at] ?? ''])
  return Object.fromEntries(
    named
      .filter(([name]) => name.length > 1 && name.startsWith('$'))
      .map(([name, text]) => [name.slice(1), text]),
  )
}
