import { readWatchedGames } from '@grandstand/rules'
import { useSyncExternalStore } from 'react'

/**
 * `on`: this device hides scores. `account`: its user does, and it goes on to when they have left. `link`: somebody sent a link
 * that does. Null: it shows them.
 */
type DeviceChoice = 'on' | 'account' | 'link' | null

const yearSeconds = 365 * 24 * 3600
/** For as long as one watches what was sent: nobody chose it for other days. */
const linkSeconds = 6 * 3600
/** A cookie goes with every request. */
const maxWatched = 60

let drawn: DeviceChoice = null
const listeners = new Set<() => void>()

/** For a page that the server draws. */
export function drawForHiddenScores(isHidden: boolean): void {
  drawn = isHidden ? 'on' : null
}

/** Kept in cookies: it is the server that leaves the scores out. */
export function readDeviceChoice(): DeviceChoice {
  if (typeof document === 'undefined') return drawn
  const value = readCookie('hide_scores')
  return value === 'on' || value === 'account' || value === 'link' ? value : null
}

export function keepDeviceChoice(choice: DeviceChoice): void {
  if (choice !== readDeviceChoice()) writeCookie('hide_scores', choice)
}

/** Its end was seen on this device, or its score asked for. */
export function keepWatchedGame(id: number): void {
  const known = readWatchedGames(readCookie('watched_games'))
  if (known.includes(id)) return
  writeCookie('watched_games', [id, ...known].slice(0, maxWatched).join('.'))
}

/** A link from somebody who tells nobody how it ends. It is no choice of who opens it, nor of their account. */
export function hideScoresByAddress(search: string): void {
  const choice = readDeviceChoice()
  if (new URLSearchParams(search).get('spoilers') === 'off' && (choice === null || choice === 'link'))
    writeCookie('hide_scores', 'link', linkSeconds)
}

export function followDeviceChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDeviceChoice(): DeviceChoice {
  return useSyncExternalStore(followDeviceChoice, readDeviceChoice, readDeviceChoice)
}

function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

function writeCookie(name: string, value: string | null, seconds = yearSeconds): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : seconds}; SameSite=Lax`
  for (const listener of listeners) listener()
}
