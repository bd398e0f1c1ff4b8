import type { StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { AddOutsidePlayer } from './add-outside-player.tsx'
import styles from './cameras-panel.module.css'

/** What is played by another site: the game itself, or a preview of it. */
export function OutsidePlayersPanel({ channel, event }: { channel: string; event: StudioEventDetail }) {
  const { words, fill } = useI18n()
  const say = words.outsidePlayers
  const client = useClient()
  const params = { channel, id: String(event.id) }
  return (
    <Panel title={say.title} text={event.embed_hosts.length === 0 ? say.noHosts : say.text}>
      {event.outside_players.length > 0 && (
        <ul className="stack-4">
          {event.outside_players.map(({ id, type, name, url, is_allowed }) => (
            <li className={`${styles.camera} stack-3`} key={id}>
              <div className="line">
                <h3 className={styles.name}>{name}</h3>
                <span className="quiet meta figures">{say.types[type]}</span>
              </div>
              <p className="small breaks">{url}</p>
              <p className="small strong pretty problem unless-empty">{!is_allowed && say.notAllowed}</p>
              <div className={`${styles.actions} row-2`}>
                <ConfirmAction
                  label={words.common.remove}
                  title={fill(words.common.confirmRemove, { name })}
                  text={say.confirmRemoveText}
                  action={words.common.remove}
                  run={() =>
                    client.send(studioWireCalls.removeOutsidePlayer, {
                      params: { ...params, player: String(id) },
                    })
                  }
                  changes="event"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {event.embed_hosts.length > 0 && (
        <AddOutsidePlayer key={event.outside_players.length} params={params} hosts={event.embed_hosts} />
      )}
    </Panel>
  )
}
