import type { SetupStep } from '@grandstand/contract'
import {
  connectHref,
  contentHref,
  eventsHref,
  gameHref,
  hostsHref,
  seasonHref,
  settingsHref,
} from '../../../platform/hrefs.ts'
import type { Catalogue } from '../../../platform/i18n/catalogue.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './setup.module.css'

/** Where a step is done, as far as that has a screen, by the name that the screen has. */
const places: Record<
  SetupStep,
  (channel: string, words: Catalogue, count: number | null) => Record<string, string>
> = {
  address: (channel, { server }) => ({ [server.hosts.title]: hostsHref(channel) }),
  logo: (channel, { content }) => ({ [content.settings.sections.channel]: settingsHref(channel) }),
  sports: (channel, { content }) => ({ [content.kinds.sports]: contentHref(channel, 'sports') }),
  teams: (channel, { content }) => ({
    [content.kinds.schools]: contentHref(channel, 'schools'),
    [content.kinds.teams]: contentHref(channel, 'teams'),
  }),
  game: (channel, { games }) => ({
    [games.add]: gameHref(channel, 'new'),
    [games.season.title]: seasonHref(channel, 'file'),
  }),
  price: (channel, { nav, content }) => ({
    [nav.events]: eventsHref(channel),
    [content.kinds.packages]: contentHref(channel, 'packages'),
    [content.kinds.subscriptions]: contentHref(channel, 'subscriptions'),
  }),
  payments: (channel, { money }) => ({ [money.connect.connect]: connectHref(channel) }),
  legal: (channel, { setup, content }, count) =>
    count === 3
      ? {
          [setup.legal.terms]: contentHref(channel, 'pages', { item: 'terms_conditions' }),
          [setup.legal.privacy]: contentHref(channel, 'pages', { item: 'privacy_policy' }),
          [setup.legal.refunds]: contentHref(channel, 'pages', { item: 'refund_policy' }),
        }
      : { [content.tabs.pages]: contentHref(channel, '', { tab: 'pages' }) },
  camera: (channel, { nav }) => ({ [nav.events]: eventsHref(channel) }),
}

interface StepPlacesProps {
  channel: string
  step: SetupStep
  count: number | null
}

export function StepPlaces({ channel, step, count }: StepPlacesProps) {
  const { words } = useI18n()
  const links = Object.entries(places[step](channel, words, count))
  return (
    links.length > 0 && (
      <p className={styles.places}>
        {links.map(([label, href]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    )
  )
}
