import { type ComponentType, lazy } from 'react'

/** A screen that is loaded when it is first opened. */
function later<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}

export const AccountScreen = later(() => import('../screens/account-screen.tsx'), 'AccountScreen')
export const AlarmsScreen = later(() => import('../screens/alarms-screen.tsx'), 'AlarmsScreen')
export const ApiKeysScreen = later(() => import('../screens/api-keys-screen.tsx'), 'ApiKeysScreen')
export const AudienceScreen = later(() => import('../screens/audience-screen.tsx'), 'AudienceScreen')
export const AuditScreen = later(() => import('../screens/audit-screen.tsx'), 'AuditScreen')
export const ChannelsScreen = later(() => import('../screens/channels-screen.tsx'), 'ChannelsScreen')
export const ClipsScreen = later(() => import('../screens/clips-screen.tsx'), 'ClipsScreen')
export const ClosingScreen = later(() => import('../screens/closing-screen.tsx'), 'ClosingScreen')
export const ConnectScreen = later(() => import('../screens/connect-screen.tsx'), 'ConnectScreen')
export const ContentKindScreen = later(
  () => import('../screens/content-kind-screen.tsx'),
  'ContentKindScreen',
)
export const ContentScreen = later(() => import('../screens/content-screen.tsx'), 'ContentScreen')
export const CouponScreen = later(() => import('../screens/coupon-screen.tsx'), 'CouponScreen')
export const CouponsScreen = later(() => import('../screens/coupons-screen.tsx'), 'CouponsScreen')
export const EmbedScreen = later(() => import('../screens/embed-screen.tsx'), 'EmbedScreen')
export const ErrorsScreen = later(() => import('../screens/errors-screen.tsx'), 'ErrorsScreen')
export const EventScreen = later(() => import('../screens/event-screen.tsx'), 'EventScreen')
export const EventsScreen = later(() => import('../screens/events-screen.tsx'), 'EventsScreen')
export const GameAudienceScreen = later(
  () => import('../screens/game-audience-screen.tsx'),
  'GameAudienceScreen',
)
export const GameScreen = later(() => import('../screens/game-screen.tsx'), 'GameScreen')
export const GiveManyScreen = later(() => import('../screens/give-many-screen.tsx'), 'GiveManyScreen')
export const GiveScreen = later(() => import('../screens/give-screen.tsx'), 'GiveScreen')
export const GoLiveScreen = later(() => import('../screens/go-live-screen.tsx'), 'GoLiveScreen')
export const GrantsScreen = later(() => import('../screens/grants-screen.tsx'), 'GrantsScreen')
export const HostsScreen = later(() => import('../screens/hosts-screen.tsx'), 'HostsScreen')
export const LibraryItemScreen = later(
  () => import('../screens/library-item-screen.tsx'),
  'LibraryItemScreen',
)
export const LibraryScreen = later(() => import('../screens/library-screen.tsx'), 'LibraryScreen')
export const LinkScreen = later(() => import('../screens/link-screen.tsx'), 'LinkScreen')
export const MoneyScreen = later(() => import('../screens/money-screen.tsx'), 'MoneyScreen')
export const NewChannelScreen = later(() => import('../screens/new-channel-screen.tsx'), 'NewChannelScreen')
export const OrdersScreen = later(() => import('../screens/orders-screen.tsx'), 'OrdersScreen')
export const PassesScreen = later(() => import('../screens/passes-screen.tsx'), 'PassesScreen')
export const PaymentsScreen = later(() => import('../screens/payments-screen.tsx'), 'PaymentsScreen')
export const PeopleScreen = later(() => import('../screens/people-screen.tsx'), 'PeopleScreen')
export const RestoreScreen = later(() => import('../screens/restore-screen.tsx'), 'RestoreScreen')
export const ScoreScreen = later(() => import('../screens/score-screen.tsx'), 'ScoreScreen')
export const ScoresScreen = later(() => import('../screens/scores-screen.tsx'), 'ScoresScreen')
export const SeasonScreen = later(() => import('../screens/season-screen.tsx'), 'SeasonScreen')
export const ServerScreen = later(() => import('../screens/server-screen.tsx'), 'ServerScreen')
export const ServicesScreen = later(() => import('../screens/services-screen.tsx'), 'ServicesScreen')
export const SettingsScreen = later(() => import('../screens/settings-screen.tsx'), 'SettingsScreen')
export const SetupScreen = later(() => import('../screens/setup-screen.tsx'), 'SetupScreen')
export const UserScreen = later(() => import('../screens/user-screen.tsx'), 'UserScreen')
export const UsersScreen = later(() => import('../screens/users-screen.tsx'), 'UsersScreen')
export const WebhookScreen = later(() => import('../screens/webhook-screen.tsx'), 'WebhookScreen')
export const WebhooksScreen = later(() => import('../screens/webhooks-screen.tsx'), 'WebhooksScreen')
export const WhyScreen = later(() => import('../screens/why-screen.tsx'), 'WhyScreen')
export const ForgotScreen = later(() => import('../screens/forgot-screen.tsx'), 'ForgotScreen')
export const ResetScreen = later(() => import('../screens/reset-screen.tsx'), 'ResetScreen')
