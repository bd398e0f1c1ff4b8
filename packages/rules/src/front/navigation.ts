import { findScreen, getScreen } from './find-screen.ts'
import { type ScreenName, screens } from './screens.ts'

/** What is known when somebody is about to enter a page. */
export interface NavigationFacts {
  /** The page's own path, without the query. */
  path: string
  /** The page that is left; null when there is none, as in a new tab. */
  fromPath: string | null
  isLoggedIn: boolean
  hasTemporaryPassword: boolean
  isBasicPassSelected: boolean
}

export type NavigationMove = { go: 'on' } | { go: 'to'; path: string } | { go: 'back' }

const on: NavigationMove = { go: 'on' }
const to = (name: ScreenName): NavigationMove => ({ go: 'to', path: screens[name].path })

/** Users may read a text before they agree to it. */
const agreementPath = /^\/(?:privacy_policy|terms_conditions)\/*$/

/** Pages of the channel, and no screens of ours, that one only reads before going on. */
export const isAgreementPath = (path: string): boolean => agreementPath.test(path)

/** Where somebody who wants to enter a page really goes. The first rule that applies decides. */
export function chooseMove(facts: NavigationFacts): NavigationMove {
  const screen = findScreen(facts.path)
  const guard = screen && getScreen(screen).guard
  if (!facts.isLoggedIn) {
    const from = facts.fromPath === null ? null : findScreen(facts.fromPath)
    if (screen === 'buy' && (from === 'login' || from === 'registration')) return { go: 'back' }
    return guard === 'user' ? to('login') : on
  }
  if (guard === 'open' || isAgreementPath(facts.path)) return on
  // Before all else: until the password is one's own, somebody else knows it.
  if (facts.hasTemporaryPassword) return screen === 'profile-edit' ? on : to('profile-edit')
  if (guard === 'visitor') return to('home')
  return facts.isBasicPassSelected || guard === 'passless' ? on : to('packages')
}
