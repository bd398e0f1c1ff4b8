import type { PageSummary } from '@grandstand/contract'
import { eventListNames } from '@grandstand/rules'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { HomeOrPlace } from './home-or-place.tsx'
import { RootView } from './root-view.tsx'
import { ScreenProblem } from './screen-problem.tsx'
import { screens } from './screens.ts'

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

interface HomeSearch {
  group?: string
  participant?: string
}

const isNarrowed = ({ group, participant }: HomeSearch) => Boolean(group || participant)

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: HomeOrPlace,
  loaderDeps: ({ search }) => ({ narrowed: isNarrowed(search) }),
  // Schools and teams are a chunk of their own: whoever opens the home page need not wait for it.
  loader: ({ deps }) => (deps.narrowed ? screens.place : screens.home).preload(),
  // Other parameters (campaign tags) stay in the address.
  validateSearch: (search: Record<string, unknown>): HomeSearch => ({
    ...search,
    ...(typeof search.group === 'string' && { group: search.group }),
    ...(typeof search.participant === 'string' && { participant: search.participant }),
  }),
})
/** The alias says which list is shown; the filters in the address are read by the screen. */
const lists = eventListNames.map(name =>
  createRoute({ getParentRoute: () => root, path: `/${name}`, component: screens.events }),
)
const refuseOtherIds = ({ params }: { params: { id: string } }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id)) throw redirect({ to: '/404', replace: true })
}
const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch/$id',
  component: screens.watch,
  beforeLoad: refuseOtherIds,
})
const watchEmbed = createRoute({
  getParentRoute: () => root,
  path: '/watch_embed/$id',
  component: screens.watchEmbed,
  beforeLoad: refuseOtherIds,
})
const library = createRoute({
  getParentRoute: () => root,
  path: '/vod_library',
  component: screens.vodLibrary,
})
const libraryItem = createRoute({
  getParentRoute: () => root,
  path: '/vod_library/$id',
  component: screens.vodMediaItem,
  beforeLoad: refuseOtherIds,
})
const packages = createRoute({ getParentRoute: () => root, path: '/packages', component: screens.packages })
const selectPackage = createRoute({
  getParentRoute: () => root,
  path: '/select-package/$id',
  component: screens.selectPackage,
  beforeLoad: refuseOtherIds,
})
const buy = createRoute({ getParentRoute: () => root, path: '/buy', component: screens.buy })
const faq = createRoute({ getParentRoute: () => root, path: '/faq', component: screens.faq })
const about = createRoute({ getParentRoute: () => root, path: '/about', component: screens.about })
const contacts = createRoute({ getParentRoute: () => root, path: '/contacts', component: screens.contacts })
const entries = (
  [
    ['/login', screens.login],
    ['/registration', screens.registration],
    ['/verify-notice', screens.verifyNotice],
    ['/verify-email', screens.verifyEmail],
    ['/password-reset-request', screens.passwordResetRequest],
    ['/password-reset', screens.passwordReset],
  ] as const
).map(([path, component]) => createRoute({ getParentRoute: () => root, path, component }))
const profile = createRoute({ getParentRoute: () => root, path: '/profile', component: screens.profile })
/** Has no path of its own: it stands around what it holds. */
const profileOrders = createRoute({
  getParentRoute: () => profile,
  id: 'orders-list',
  component: screens.profileOrders,
})
const activeOrders = ['/', '/orders'].map(path =>
  createRoute({ getParentRoute: () => profileOrders, path, component: screens.activeOrders }),
)
const transactions = createRoute({
  getParentRoute: () => profileOrders,
  path: '/transactions',
  component: screens.transactions,
})
const userClips = createRoute({
  getParentRoute: () => profile,
  path: '/clips',
  component: screens.userClips,
})
const profileFavorites = createRoute({
  getParentRoute: () => profile,
  path: '/favorites',
  component: screens.profileFavorites,
})
const profileEdit = createRoute({
  getParentRoute: () => root,
  path: '/profile/edit',
  component: screens.profileEdit,
})
const confirmAccountDeletion = createRoute({
  getParentRoute: () => root,
  path: '/confirm-account-deletion',
  component: screens.confirmAccountDeletion,
})
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

export const routeTree = root.addChildren([
  home,
  ...lists,
  watch,
  watchEmbed,
  library,
  libraryItem,
  packages,
  selectPackage,
  buy,
  faq,
  about,
  contacts,
  ...entries,
  profile.addChildren([
    profileOrders.addChildren([...activeOrders, transactions]),
    userClips,
    profileFavorites,
  ]),
  profileEdit,
  confirmAccountDeletion,
  notFound,
  channelPage,
])
