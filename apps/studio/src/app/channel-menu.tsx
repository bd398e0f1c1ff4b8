import type { ChannelState } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { channelStatesQuery } from '../features/channel/channels/channel-states-query.ts'
import { useClient } from '../platform/client-context.ts'
import { channelsHref, newChannelHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useOperator } from '../platform/operator.ts'
import styles from './channel-switcher.module.css'

interface ChannelMenuProps {
  current: string | null
  hrefOf: (channel: string) => string
  onChosen: () => void
}

/** The channels, each with what is live and who watches, or its trouble. */
export function ChannelMenu({ current, hrefOf, onChosen }: ChannelMenuProps) {
  const { words } = useI18n()
  const isOfServer = useOperator().channel === null
  const states = useQuery(channelStatesQuery(useClient()))
  return (
    <nav aria-label={words.nav.channels}>
      <LoadState query={states} rows={3} />
      <ul>
        {states.data?.items.map(state => (
          <li key={state.channel_key}>
            <a
              className={styles.row}
              href={hrefOf(state.channel_key)}
              aria-current={state.channel_key === current || undefined}
              onClick={onChosen}
            >
              <Mark state={state} />
              <span className={styles.words}>
                <b>{state.name}</b>
                <Standing state={state} />
              </span>
              {state.channel_key === current && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.rest}>
        <li>
          <a className={styles.row} href={channelsHref} onClick={onChosen}>
            <Icon name="grid" />
            {words.nav.channels}
          </a>
        </li>
        {isOfServer && (
          <li>
            <a className={styles.row} href={newChannelHref} onClick={onChosen}>
              <Icon name="plus" />
              {words.setup.create.title}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Mark({ state: { logo, name } }: { state: ChannelState }) {
  return logo ? (
    <img className={styles.mark} src={logo} alt="" width={24} height={24} />
  ) : (
    <span className={styles.mark} aria-hidden="true">
      {name.charAt(0)}
    </span>
  )
}

function Standing({ state }: { state: ChannelState }) {
  const { words, fill, number, plural, day } = useI18n()
  const say = words.tonight.channel
  const { live_games, dark_games, watching, next_at, time_zone } = state
  if (dark_games > 0) return <small className="problem">{plural(say.dark, dark_games)}</small>
  if (live_games > 0)
    return <small>{fill(say.live, { live: number(live_games), watching: number(watching) })}</small>
  return <small>{next_at ? fill(say.next, { day: day(next_at, time_zone) }) : say.none}</small>
}
