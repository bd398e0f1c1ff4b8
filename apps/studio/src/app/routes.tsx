import { Skeleton } from '@grandstand/ui'
import { createRootRoute, createRoute, useMatch } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { readEventsAddress } from '../features/games/events/read-events-address.ts'
import { LoginScreen } from '../screens/login-screen.tsx'
import { MoreScreen } from '../screens/more-screen.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { TonightScreen } from '../screens/tonight-screen.tsx'
import { WelcomeScreen } from '../screens/welcome-screen.tsx'
import { Home } from './home.tsx'
import * as later from './later-screens.ts'
import { Layout } from './layout.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { RoleGate } from './role-gate.tsx'
import { ScreenProblem } from './screen-problem.tsx'
import { SignedIn } from './signed-in.tsx'
import { StudioLanguage } from './studio-language.tsx'

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
  openRoute('/studio/forgotten', () => (
    <Suspense fallback={<Skeleton shape="row" count={4} />}>
      <later.ForgotScreen />
    </Suspense>
  )),
  openRoute('/studio/reset', () => (
    <Suspense fallback={<Skeleton shape="row" count={4} />}>
      <later.ResetScreen />
    </Suspense>
  )),
  openRoute('/studio/link', () => (
    <Suspense fallback={<Skeleton shape="row" count={4} />}>
      <later.LinkScreen />
    </Suspense>
  )),
  operatorsRoute('/studio', () => <Home />),
  operatorsRoute('/studio/channels', () => <later.ChannelsScreen />),
  operatorsRoute('/studio/channels/$channel/tonight', ({ channel }) => <TonightScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/alarms', ({ channel, page }) => (
    <later.AlarmsScreen channel={channel} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/scores', ({ channel }) => (
    <later.ScoresScreen channel={channel} />
  )),
  operatorsRoute('/studio/channels/$channel/more', ({ channel }) => (
    <MoreScreen channel={channel}>
      <StudioLanguage />
      <LogOutButton />
    </MoreScreen>
  )),
  operatorsRoute('/studio/new-channel', () => <later.NewChannelScreen />),
  operatorsRoute('/studio/channels/$channel/settings', ({ channel, query }) => (
    <later.SettingsScreen channel={channel} section={query('section')} />
  )),
  operatorsRoute('/studio/channels/$channel/setup', ({ channel }) => <later.SetupScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/users', ({ channel, query, page }) => (
    <later.UsersScreen channel={channel} search={query('search')} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/users/$id', ({ channel, id }) => (
    <later.UserScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/users/$id/why', ({ channel, id, query }) => (
    <later.WhyScreen channel={channel} id={id} event={query('event')} />
  )),
  operatorsRoute('/studio/channels/$channel/users/$id/give', ({ channel, id, query }) => (
    <later.GiveScreen channel={channel} id={id} event={query('event')} />
  )),
  operatorsRoute('/studio/channels/$channel/money', ({ channel, query }) => (
    <later.MoneyScreen
      channel={channel}
      from={query('from')}
      to={query('to')}
      by={query('by')}
      order={query('order')}
    />
  )),
  operatorsRoute('/studio/channels/$channel/orders', ({ channel, query, page }) => (
    <later.OrdersScreen channel={channel} asked={ordersOf(query)} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/orders/$id', ({ channel, id }) => (
    <later.OrdersScreen channel={channel} asked={{ order: id }} page={1} />
  )),
  operatorsRoute('/studio/channels/$channel/connect-payments', ({ channel, query }) => (
    <later.ConnectScreen channel={channel} isBack={query('back') !== ''} />
  )),
  operatorsRoute('/studio/channels/$channel/give-many', ({ channel }) => (
    <later.GiveManyScreen channel={channel} />
  )),
  operatorsRoute('/studio/channels/$channel/passes', ({ channel }) => (
    <later.PassesScreen channel={channel} />
  )),
  operatorsRoute('/studio/channels/$channel/payments', ({ channel, query }) => (
    <later.PaymentsScreen channel={channel} from={query('from')} to={query('to')} payout={query('payout')} />
  )),
  operatorsRoute('/studio/channels/$channel/grants', ({ channel, query, page }) => (
    <later.GrantsScreen channel={channel} search={query('search')} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/coupons', ({ channel, query, page }) => (
    <later.CouponsScreen channel={channel} search={query('search')} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/coupons/$id', ({ channel, id }) => (
    <later.CouponScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/events', ({ channel, query, page }) => (
    <later.EventsScreen channel={channel} asked={readEventsAddress(query)} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/events/$id/score', ({ channel, id }) => (
    <later.ScoreScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/events/$id', ({ channel, id }) => (
    <later.EventScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/content', ({ channel, query }) => (
    <later.ContentScreen channel={channel} tab={query('tab')} />
  )),
  operatorsRoute('/studio/channels/$channel/content/$id', ({ channel, id, query }) => (
    <later.ContentKindScreen key={id} channel={channel} kind={id} item={query('item')} />
  )),
  operatorsRoute('/studio/channels/$channel/embed', ({ channel, query }) => (
    <later.EmbedScreen key={query('event')} channel={channel} event={query('event')} />
  )),
  operatorsRoute('/studio/channels/$channel/games/$id', ({ channel, id, query }) => (
    <later.GameScreen key={`${id} ${query('from')}`} channel={channel} id={id} from={query('from')} />
  )),
  operatorsRoute('/studio/channels/$channel/events/$id/go-live', ({ channel, id }) => (
    <later.GoLiveScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/events/$id/closing', ({ channel, id }) => (
    <later.ClosingScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/season/$id', ({ channel, id }) => (
    <later.SeasonScreen key={id} channel={channel} kind={id === 'series' ? 'series' : 'file'} />
  )),
  operatorsRoute('/studio/channels/$channel/library', ({ channel }) => (
    <later.LibraryScreen channel={channel} />
  )),
  operatorsRoute('/studio/channels/$channel/clips', ({ channel, query, page }) => (
    <later.ClipsScreen
      channel={channel}
      show={query('show')}
      user={query('user')}
      event={query('event')}
      page={page}
    />
  )),
  operatorsRoute('/studio/channels/$channel/library/$id', ({ channel, id }) => (
    <later.LibraryItemScreen key={id} channel={channel} owner="library" id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/prerolls/$id', ({ channel, id }) => (
    <later.LibraryItemScreen key={id} channel={channel} owner="preroll" id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/slides/$id', ({ channel, id }) => (
    <later.LibraryItemScreen key={id} channel={channel} owner="slide" id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/audience', ({ channel, query }) => (
    <later.AudienceScreen channel={channel} from={query('from')} to={query('to')} by={query('by')} />
  )),
  operatorsRoute('/studio/channels/$channel/audience/$id', ({ channel, id }) => (
    <later.GameAudienceScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/errors', ({ channel, page }) => (
    <later.ErrorsScreen channel={channel} page={page} />
  )),
  operatorsRoute('/studio/channels/$channel/people', ({ channel }) => (
    <later.PeopleScreen channel={channel} />
  )),
  operatorsRoute('/studio/channels/$channel/api-keys', ({ channel }) => (
    <later.ApiKeysScreen channel={channel} />
  )),
  operatorsRoute('/studio/channels/$channel/webhooks', ({ channel }) => (
    <later.WebhooksScreen channel={channel} />
  )),
  operatorsRoute('/studio/channels/$channel/webhooks/$id', ({ channel, id }) => (
    <later.WebhookScreen key={id} channel={channel} id={id} />
  )),
  operatorsRoute('/studio/channels/$channel/hosts', ({ channel }) => <later.HostsScreen channel={channel} />),
  operatorsRoute('/studio/channels/$channel/services', ({ channel }) => (
    <later.ServicesScreen channel={channel} />
  )),
  operatorsRoute('/studio/audit-log', ({ query, page }) => (
    <later.AuditScreen
      filter={{
        channel: query('channel'),
        page,
        changesOnly: query('changes') === '1',
        who: query('who'),
        day: query('day'),
      }}
    />
  )),
  operatorsRoute('/studio/server', () => <later.ServerScreen />),
  operatorsRoute('/studio/restore', () => <later.RestoreScreen />),
  operatorsRoute('/studio/account', () => <later.AccountScreen />),
])
