import { Skeleton } from '@grandstand/ui'
import { createRootRoute, createRoute, useMatch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { readEventsAddress } from '../features/games/events/read-events-address.ts'
import { LoginScreen } from '../screens/login-screen.tsx'
import { MoreScreen } from '../screens/more-screen.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { TonightScreen } from '../screens/tonight-screen.tsx'
import { WelcomeScreen } from '../screens/welcome-screen.tsx'
import { Home } from './home.tsx'
import { Layout } from './layout.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { RoleGate } from './role-gate.tsx'
import { ScreenProblem } from './screen-problem.tsx'
import { SignedIn } from './signed-in.tsx'
import { StudioLanguage } from './studio-language.tsx'

/** All but the first are loaded when they are first opened. */
const AccountScreen = lazy(async () => ({
  default: (await import('../screens/account-screen.tsx')).AccountScreen,
}))
const AlarmsScreen = lazy(async () => ({
  default: (await import('../screens/alarms-screen.tsx')).AlarmsScreen,
}))
const AuditScreen = lazy(async () => ({ default: (await import('../screens/audit-screen.tsx')).AuditScreen }))
const ChannelsScreen = lazy(async () => ({
  default: (await import('../screens/channels-screen.tsx')).ChannelsScreen,
}))
const ApiKeysScreen = lazy(async () => ({
  default: (await import('../screens/api-keys-screen.tsx')).ApiKeysScreen,
}))
const WebhooksScreen = lazy(async () => ({
  default: (await import('../screens/webhooks-screen.tsx')).WebhooksScreen,
}))
const WebhookScreen = lazy(async () => ({
  default: (await import('../screens/webhook-screen.tsx')).WebhookScreen,
}))
const HostsScreen = lazy(async () => ({ default: (await import('../screens/hosts-screen.tsx')).HostsScreen }))
const ServicesScreen = lazy(async () => ({
  default: (await import('../screens/services-screen.tsx')).ServicesScreen,
}))
const RestoreScreen = lazy(async () => ({
  default: (await import('../screens/restore-screen.tsx')).RestoreScreen,
}))
const ServerScreen = lazy(async () => ({
  default: (await import('../screens/server-screen.tsx')).ServerScreen,
}))
const ClipsScreen = lazy(async () => ({ default: (await import('../screens/clips-screen.tsx')).ClipsScreen }))
const ClosingScreen = lazy(async () => ({
  default: (await import('../screens/closing-screen.tsx')).ClosingScreen,
}))
const CouponScreen = lazy(async () => ({
  default: (await import('../screens/coupon-screen.tsx')).CouponScreen,
}))
const CouponsScreen = lazy(async () => ({
  default: (await import('../screens/coupons-screen.tsx')).CouponsScreen,
}))
const EventScreen = lazy(async () => ({ default: (await import('../screens/event-screen.tsx')).EventScreen }))
const GiveScreen = lazy(async () => ({ default: (await import('../screens/give-screen.tsx')).GiveScreen }))
const GoLiveScreen = lazy(async () => ({
  default: (await import('../screens/go-live-screen.tsx')).GoLiveScreen,
}))
const GrantsScreen = lazy(async () => ({
  default: (await import('../screens/grants-screen.tsx')).GrantsScreen,
}))
const LibraryItemScreen = lazy(async () => ({
  default: (await import('../screens/library-item-screen.tsx')).LibraryItemScreen,
}))
const LibraryScreen = lazy(async () => ({
  default: (await import('../screens/library-screen.tsx')).LibraryScreen,
}))
const NewChannelScreen = lazy(async () => ({
  default: (await import('../screens/new-channel-screen.tsx')).NewChannelScreen,
}))
const ScoreScreen = lazy(async () => ({ default: (await import('../screens/score-screen.tsx')).ScoreScreen }))
const ScoresScreen = lazy(async () => ({
  default: (await import('../screens/scores-screen.tsx')).ScoresScreen,
}))
const SetupScreen = lazy(async () => ({ default: (await import('../screens/setup-screen.tsx')).SetupScreen }))
const UserScreen = lazy(async () => ({ default: (await import('../screens/user-screen.tsx')).UserScreen }))
const UsersScreen = lazy(async () => ({ default: (await import('../screens/users-screen.tsx')).UsersScreen }))
const WhyScreen = lazy(async () => ({ default: (await import('../screens/why-screen.tsx')).WhyScreen }))
const ConnectScreen = lazy(async () => ({
  default: (await import('../screens/connect-screen.tsx')).ConnectScreen,
}))
const GiveManyScreen = lazy(async () => ({
  default: (await import('../screens/give-many-screen.tsx')).GiveManyScreen,
}))
const MoneyScreen = lazy(async () => ({
  default: (await import('../screens/money-screen.tsx')).MoneyScreen,
}))
const OrdersScreen = lazy(async () => ({
  default: (await import('../screens/orders-screen.tsx')).OrdersScreen,
}))
const PassesScreen = lazy(async () => ({
  default: (await import('../screens/passes-screen.tsx')).PassesScreen,
}))
const PaymentsScreen = lazy(async () => ({
  default: (await import('../screens/payments-screen.tsx')).PaymentsScreen,
}))
const EmbedScreen = lazy(async () => ({ default: (await import('../screens/embed-screen.tsx')).EmbedScreen }))
const EventsScreen = lazy(async () => ({
  default: (await import('../screens/events-screen.tsx')).EventsScreen,
}))
const GameScreen = lazy(async () => ({ default: (await import('../screens/game-screen.tsx')).GameScreen }))
const AudienceScreen = lazy(async () => ({
  default: (await import('../screens/audience-screen.tsx')).AudienceScreen,
}))
const ErrorsScreen = lazy(async () => ({
  default: (await import('../screens/errors-screen.tsx')).ErrorsScreen,
}))
const GameAudienceScreen = lazy(async () => ({
  default: (await import('../screens/game-audience-screen.tsx')).GameAudienceScreen,
}))
const LinkScreen = lazy(async () => ({
  default: (await import('../screens/link-screen.tsx')).LinkScreen,
}))
const PeopleScreen = lazy(async () => ({
  default: (await import('../screens/people-screen.tsx')).PeopleScreen,
}))
const SeasonScreen = lazy(async () => ({
  default: (await import('../screens/season-screen.tsx')).SeasonScreen,
}))
const ContentScreen = lazy(async () => ({
  default: (await import('../screens/content-screen.tsx')).ContentScreen,
}))
const ContentKindScreen = lazy(async () => ({
  default: (await import('../screens/content-kind-screen.tsx')).ContentKindScreen,
}))

const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings-screen.tsx')).SettingsScreen,
}))

/** The parts of an address. The router's own types are the viewer's: one project can register one router. */
interface Address {
  channel: string
  id: string
  query: (name: string) => string
  page: number
}

/** Of the screen that is shown: the address itself is a step ahead while the next one comes. */
function useAddress(): Address {
  const pathname = useMatch({ strict: false, select: match => match.pathname })
  const searchStr = useMatch({
    strict: false,
    select: match =>
      `${new URLSearchParams(Object.entries(match.search).map(([name, value]) => [name, `${value}`]))}`,
  })
  const [, , , channel = '', , id = ''] = pathname.split('/')
  const query = new URLSearchParams(searchStr)
  // From 1; whatever is no number is the first.
  const page = Math.max(1, Math.min(1_000_000, Math.floor(Number(query.get('page'))) || 1))
  return { channel, id, query: name => query.get(name) ?? '', page }
}

const root = createRootRoute({
  component: Layout,
  errorComponent: ScreenProblem,
  notFoundComponent: () => (
    <SignedIn>
      <NotFoundScreen />
    </SignedIn>
  ),
})

function openRoute(path: string, render: (address: Address) => ReactNode) {
  return createRoute({
    getParentRoute: () => root,
    path,
    component: function Screen() {
      return render(useAddress())
    },
  })
}

function operatorsRoute(path: string, render: (address: Address) => ReactNode) {
  return openRoute(path, address => (
    <SignedIn>
      <RoleGate channel={address.channel}>
        <Suspense fallback={<Skeleton shape="row" count={4} />}>{render(address)}</Suspense>
      </RoleGate>
    </SignedIn>
  ))
}

function ordersOf(query: Address['query']) {
  return {
    search: query('search'),
    show: query('show'),
    user: query('user'),
    event: query('event'),
    from: query('from'),
    to: query('to'),
    method: query('method'),
    order: query('order'),
  }
}

export const routeTree = root.addChildren([
  openRoute('/studio/login', ({ query }) => <LoginScreen returnTo={query('to')} />),
  openRoute('/studio/welcome', () => <WelcomeScreen />),
  openRoute('/studio/link', () => (
    <Suspense fallback={<Skeleton shape="row" count={4} />}>
      <LinkScreen />
    </Suspense>
  )),
  operatorsRoute('/studio', () => <Home />),
  operatorsRoute('/studio/channels', () => <ChannelsScreen />),
  operatorsRoute('/studio/channels/$channel/tonight', ({ channel }) => <TonightScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/alarms', ({ channel, page }) => (
    <AlarmsScreen channel={channel} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/scores', ({ channel }) => <ScoresScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/more', ({ channel }) => (
    <MoreScreen channel={channel}>
      <StudioLanguage />
      <LogOutButton />
    </MoreScreen>
  )),
  operatorsRoute('/studio/new-channel', () => <NewChannelScreen />),
  operatorsRoute('/studio/channels/$channel/settings', ({ channel, query }) => (
    <SettingsScreen channel={channel} section={query('section')} />
  )),
  operatorsRoute('/studio/channels/$channel/setup', ({ channel }) => <SetupScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/users', ({ channel, query, page }) => (
    <UsersScreen channel={channel} search={query('search')} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/users/$id', ({ channel, id }) => (
    <UserScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/users/$id/why', ({ channel, id, query }) => (
    <WhyScreen channel={channel} id={id} event={query('event')} />
  )),
  operatorsRoute('/studio/channels/$channel/users/$id/give', ({ channel, id, query }) => (
    <GiveScreen channel={channel} id={id} event={query('event')} />
  )),
  operatorsRoute('/studio/channels/$channel/money', ({ channel, query }) => (
    <MoneyScreen
      channel={channel}
      from={query('from')}
      to={query('to')}
      by={query('by')}
      order={query('order')}
    />
  )),
  operatorsRoute('/studio/channels/$channel/orders', ({ channel, query, page }) => (
    <OrdersScreen channel={channel} asked={ordersOf(query)} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/orders/$id', ({ channel, id }) => (
    <OrdersScreen channel={channel} asked={{ order: id }} page={1} />
  )),
  operatorsRoute('/studio/channels/$channel/connect-payments', ({ channel, query }) => (
    <ConnectScreen channel={channel} isBack={query('back') !== ''} />
  )),
  operatorsRoute('/studio/channels/$channel/give-many', ({ channel }) => (
    <GiveManyScreen channel={channel} />
  )),
  operatorsRoute('/studio/channels/$channel/passes', ({ channel }) => <PassesScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/payments', ({ channel, query }) => (
    <PaymentsScreen channel={channel} from={query('from')} to={query('to')} payout={query('payout')} />
  )),
  operatorsRoute('/studio/channels/$channel/grants', ({ channel, query, page }) => (
    <GrantsScreen channel={channel} search={query('search')} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/coupons', ({ channel, query, page }) => (
    <CouponsScreen channel={channel} search={query('search')} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/coupons/$id', ({ channel, id }) => (
    <CouponScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/events', ({ channel, query, page }) => (
    <EventsScreen channel={channel} asked={readEventsAddress(query)} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/events/$id/score', ({ channel, id }) => (
    <ScoreScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/events/$id', ({ channel, id }) => (
    <EventScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/content', ({ channel, query }) => (
    <ContentScreen channel={channel} tab={query('tab')} />
  )),
  operatorsRoute('/studio/channels/$channel/content/$id', ({ channel, id, query }) => (
    <ContentKindScreen key={id} channel={channel} kind={id} item={query('item')} />
  )),
  operatorsRoute('/studio/channels/$channel/embed', ({ channel, query }) => (
    <EmbedScreen key={query('event')} channel={channel} event={query('event')} />
  )),
  operatorsRoute('/studio/channels/$channel/games/$id', ({ channel, id, query }) => (
    <GameScreen key={`${id} ${query('from')}`} channel={channel} id={id} from={query('from')} />
  )),
  operatorsRoute('/studio/channels/$channel/events/$id/go-live', ({ channel, id }) => (
    <GoLiveScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/events/$id/closing', ({ channel, id }) => (
    <ClosingScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/season/$id', ({ channel, id }) => (
    <SeasonScreen key={id} channel={channel} kind={id === 'series' ? 'series' : 'file'} />
  )),
  operatorsRoute('/studio/channels/$channel/library', ({ channel }) => <LibraryScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/clips', ({ channel, query, page }) => (
    <ClipsScreen
      channel={channel}
      show={query('show')}
      user={query('user')}
      event={query('event')}
      page={page}
    />
  )),
  operatorsRoute('/studio/channels/$channel/library/$id', ({ channel, id }) => (
    <LibraryItemScreen key={id} channel={channel} owner="library" id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/prerolls/$id', ({ channel, id }) => (
    <LibraryItemScreen key={id} channel={channel} owner="preroll" id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/slides/$id', ({ channel, id }) => (
    <LibraryItemScreen key={id} channel={channel} owner="slide" id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/audience', ({ channel, query }) => (
    <AudienceScreen channel={channel} from={query('from')} to={query('to')} by={query('by')} />
  )),
  operatorsRoute('/studio/channels/$channel/audience/$id', ({ channel, id }) => (
    <GameAudienceScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/errors', ({ channel, page }) => (
    <ErrorsScreen channel={channel} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/people', ({ channel }) => <PeopleScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/api-keys', ({ channel }) => <ApiKeysScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/webhooks', ({ channel }) => <WebhooksScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/webhooks/$id', ({ channel, id }) => (
    <WebhookScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/hosts', ({ channel }) => <HostsScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/services', ({ channel }) => <ServicesScreen channel={channel} />),
  operatorsRoute('/studio/audit-log', ({ query, page }) => (
    <AuditScreen channel={query('channel')} page={page} changesOnly={query('changes') === '1'} />
  )),
  operatorsRoute('/studio/server', () => <ServerScreen />),
  operatorsRoute('/studio/restore', () => <RestoreScreen />),
  operatorsRoute('/studio/account', () => <AccountScreen />),
])
