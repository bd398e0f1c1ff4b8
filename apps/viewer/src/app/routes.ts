import type { PageSummary } from '@grandstand/contract'
import { getScreen, partsOf, type ScreenName, screenNames, screens } from '@grandstand/rules'
import { type AnyRoute, createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { readHomeSearch } from '../platform/use-home-search.ts'
import { HomeOrPlace } from './home-or-place.tsx'
import { RootView } from './root-view.tsx'
import { ScreenProblem } from './screen-problem.tsx'
import { getPart } from './screens.ts'

export interface RouteContext {
  /** Asks the channel's page list of this moment, so that a page added meanwhile has its route at once. */
  findChannelPage: (path: string) => PageSummary | undefined
  /** Throws where to go instead. */
  guard: (target: { pathname: string; href: string }) => Promise<void>
}

const root = createRootRouteWithContext<RouteContext>()({
  component: RootView,
  errorComponent: ScreenProblem,
  beforeLoad: ({ context, location }) => context.guard(location),
})

const home = createRoute({
  getParentRoute: () => root,
  path: screens.home.path,
  component: HomeOrPlace,
  validateSearch: readHomeSearch,
  loaderDeps: ({ search: { group, participant } }) => ({ isNarrowed: Boolean(group || participant) }),
  // Schools and teams are a chunk of their own: whoever opens the home page need not wait for it.
  loader: ({ deps }) => getPart(deps.isNarrowed ? 'place' : 'home').preload(),
})

/** Channel pages by url or alternative name; every other path is unknown. */
const channelPage = createRoute({
  getParentRoute: () => root,
  path: screens.page.path,
  component: getPart('page'),
  beforeLoad: ({ context, location }) => {
    if (!context.findChannelPage(location.pathname)) throw notFound()
  },
})

interface Frame {
  route: AnyRoute
  children: AnyRoute[]
}
const frames = new Map<string, Frame>()
const page: Frame = { route: root, children: [home, channelPage] }

/** Has no path of its own: it stands around what it holds. */
function frameIn(parent: Frame, part: string): Frame {
  const known = frames.get(part)
  if (known) return known
  const route = createRoute({ getParentRoute: () => parent.route, id: part, component: getPart(part) })
  const frame = { route, children: [] }
  parent.children.push(route)
  frames.set(part, frame)
  return frame
}

function addScreen(name: ScreenName): void {
  const { path } = getScreen(name)
  const parts = [...partsOf(name)]
  const component = getPart(parts.pop() ?? name)
  const frame = parts.reduce(frameIn, page)
  frame.children.push(
    createRoute({
      getParentRoute: () => frame.route,
      path,
      component,
      ...(path.includes('/$id') && { beforeLoad: refuseOtherIds }),
    }),
  )
}

function refuseOtherIds({ params }: { params: { id?: string } }): void {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) throw notFound()
}

function notFound() {
  return redirect({ to: screens['not-found'].path, replace: true })
}

for (const name of screenNames) if (!['home', 'place', 'page'].includes(name)) addScreen(name)
for (const { route, children } of frames.values()) route.addChildren(children)
export const routeTree = root.addChildren(page.children)
