import type { SetupStep } from '@grandstand/contract'
import { contentHref, eventsHref, gameHref, paymentsHref, seasonHref } from '../../../platform/hrefs.ts'
import type { Catalogue } from '../../../platform/i18n/catalogue.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './setup.module.css'

/** Where a step is done, as far as that has a screen, by the name that the screen has. */
const places: Record<SetupStep, (channel: string, words: Catalogue) => Record<string, string>> = {
  address: () => ({}),
  logo: (channel, { content }) => ({ [content.kinds.settings]: contentHref(channel, 'settings') }),
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
  payments: (channel, { common }) => ({ [common.payments]: paymentsHref(channel) }),
  camera: (channel, { nav }) => ({ [nav.events]: eventsHref(channel) }),
}

export function StepPlaces({ channel, step }: { channel: string; step: SetupStep }) {
  const { words } = useI18n()
  const links = Object.entries(places[step](channel, words))
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
