import type { PageSummary } from '@grandstand/contract'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { Layout } from './layout.tsx'
import { ScreenProblem } from './screen-problem.tsx'
import { screens } from './screens.ts'

export interface RouteContext {
  /** Asks the channel's page list of this moment, so that a page added meanwhile has its route at once. */
  findChannelPage: (path: string) => PageSummary | undefined
}

const root = createRootRouteWithContext<RouteContext>()({ component: Layout, errorComponent: ScreenProblem })

interface HomeSearch {
  group?: string
  participant?: string
}

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: screens.home,
  // Other parameters (campaign tags) stay in the address.
  validateSearch: (search: Record<string, unknown>): HomeSearch => ({
    ...search,
    ...(typeof search.group === 'string' && { group: search.group }),
    ...(typeof search.participant === 'string' && { participant: search.participant }),
  }),
})
const faq = createRoute({ getParentRoute: () => root, path: '/faq', component: screens.faq })
const about = createRoute({ getParentRoute: () => root, path: '/about', component: screens.about })
const contacts = createRoute({ getParentRoute: () => root, path: '/contacts', component: screens.contacts })
const notFound = createRoute({ getParentRoute: () => root, path: '/404', component: screens.notFound })

/** Channel pages by url or alternative name; every other path is unknown. */
const channelPage = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: screens.page,
  beforeLoad: ({ context, location }) => {
    if (!context.findChannelPage(location.pathname)) throw redirect({ to: '/404', replace: true })
  },
})

export const routeTree = root.addChildren([home, faq, about, contacts, notFound, channelPage])
