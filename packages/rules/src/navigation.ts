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
const to = (path: string): NavigationMove => ({ go: 'to', path })

/** Open in every state: what one is asked to agree to, and the page that says that there is no page. */
const openPages = ['/privacy_policy', '/terms_conditions', '/404']
const visitorPages = ['/login', '/registration', '/password-reset-request', '/password-reset']
const passPages = ['/packages', '/buy', '/select-package']
const loginPages = ['/login', '/registration']

/** Where somebody who wants to enter a page really goes. The first rule that applies decides. */
export function chooseMove(facts: NavigationFacts): NavigationMove {
  const path = withoutSlash(facts.path)
  if (facts.isLoggedIn) return chooseUserMove(path, facts)
  if (path === '/buy' && facts.fromPath !== null && loginPages.includes(withoutSlash(facts.fromPath))) {
    return { go: 'back' }
  }
  return isUnder('/profile', path) ? to('/login') : on
}

function chooseUserMove(path: string, facts: NavigationFacts): NavigationMove {
  if (openPages.includes(path)) return on
  // Before all else: until the password is one's own, somebody else knows it.
  if (facts.hasTemporaryPassword) return path === '/profile/edit' ? on : to('/profile/edit')
  if (visitorPages.includes(path)) return to('/')
  if (facts.isBasicPassSelected) return on
  return passPages.some(page => isUnder(page, path)) ? on : to('/packages')
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')
const isUnder = (root: string, path: string) => path === root || path.startsWith(`${root}/`)
