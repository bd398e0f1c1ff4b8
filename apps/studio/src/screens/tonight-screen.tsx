import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ChannelSelect } from '../features/channel/channels/channel-select.tsx'
import { ChannelTabs } from '../features/channel/channels/channel-tabs.tsx'
import { useChannelName } from '../features/channel/channels/use-channel-name.ts'
import { AlarmList } from '../features/games/events/tonight/alarm-list.tsx'
import { AlarmMail } from '../features/games/events/tonight/alarm-mail.tsx'
import games from '../features/games/events/tonight/game-card.module.css'
import { GameCard } from '../features/games/events/tonight/game-card.tsx'
import { tonightQuery } from '../features/games/events/tonight/tonight-queries.ts'
import { OpenRehearsal } from '../features/games/rehearsal/open-rehearsal.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventsHref, setupHref, tonightHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

/** Where the Studio opens: all that happens today, as it is now. */
export function TonightScreen({ channel }: { channel: string }) {
  const { words, language } = useI18n()
  const say = words.tonight
  const go = useGo()
  const tonight = useQuery(tonightQuery(useClient(), channel, language))
  const { data } = tonight
  return (
    <>
      <ScreenHead title={words.nav.tonight} text={useChannelName(channel)}>
        <div className={`${styles.actions} row-3`}>
          <ChannelSelect value={channel} onChange={chosen => go(tonightHref(chosen))} />
          <OpenRehearsal channel={channel} />
        </div>
      </ScreenHead>
      <div className={styles.filters}>
        <ChannelTabs channel={channel} current="tonight" />
      </div>
      <LoadState query={tonight} />
      {data && data.alarms.length > 0 && <AlarmList channel={channel} alarms={data.alarms} />}
      {data && data.games.length > 0 && (
        <>
          <h2 className="visually-hidden">{say.games}</h2>
          <ul className={`${games.games} stack-4`}>
            {data.games.map(game => (
              <GameCard key={game.id} channel={channel} game={game} />
            ))}
          </ul>
        </>
      )}
      {data?.games.length === 0 && (
        <StateMessage icon="calendar" title={say.none} text={say.noneText}>
          <a className="button" href={eventsHref(channel)}>
            {say.toEvents}
          </a>
          <a className="button" href={setupHref(channel)}>
            {words.setup.title}
          </a>
        </StateMessage>
      )}
      {data && <AlarmMail channel={channel} isOn={data.alarm_language !== null} />}
    </>
  )
}
