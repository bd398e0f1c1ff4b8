import type { PageSummary } from '@grandstand/contract'
import { findScreen, getScreen, partsOf, type ScreenName, screens } from '@grandstand/rules'
import { type Address, hrefOf } from '../platform/router/address.ts'
import type { Elsewhere, Opened } from '../platform/router/create-router.ts'
import { getPart } from './screens.ts'

export interface ScreenContext {
  /** Asks the channel's page list of this moment, so that a page added meanwhile has its screen at once. */
  findChannelPage: (path: string) => PageSummary | undefined
  /** Where to go instead, or null. */
  guard: (target: Address) => Promise<Elsewhere | null>
}

const notFound: Elsewhere = { to: screens['not-found'].path }

/** The screen of an address with all that it needs, or where to go instead. */
export async function openScreen(context: ScreenContext, address: Address): Promise<Opened | Elsewhere> {
  const plain = address.pathname.replace(/(?<=.)\/+$/, '')
  if (plain !== address.pathname) return { to: hrefOf(plain, address.search) }
  const elsewhere = await context.guard(address)
  if (elsewhere) return elsewhere
  const found = matchScreen(context, address)
  if (!found) return notFound
  const parts = partsOf(found.screen).map(getPart)
  await Promise.all(parts.map(part => part.preload()))
  return { parts, params: found.params }
}

interface FoundScreen {
  screen: ScreenName
  params: Record<string, string>
}

/** Null for an address without a screen. */
export function matchScreen(
  { findChannelPage }: Pick<ScreenContext, 'findChannelPage'>,
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
): FoundScreen | null {
  const named = findScreen(pathname)
  // Channel pages go by url or alternative name.
  if (!named) return findChannelPage(pathname) ? { screen: 'page', params: {} } : null
  // Schools and teams are a chunk of their own, so the home page need not wait for it.
  const isNarrowed = named === 'home' && Boolean(search.group || search.participant)
  const params = readParams(getScreen(named).path, pathname)
  if (params.id !== undefined && !/^[1-9]\d{0,9}$/.test(params.id)) return null
  return { screen: isNarrowed ? 'scoped-home' : named, params }
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
