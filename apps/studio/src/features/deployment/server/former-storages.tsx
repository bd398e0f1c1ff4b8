import type { ServerState } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './server.module.css'

/** What lies there is still played, so that nobody has to move it in one night. */
export function FormerStorages({ former }: { former: ServerState['storage']['former'] }) {
  const { words, fill } = useI18n()
  const say = words.server.storage
  const client = useClient()
  return (
    <div className="stack-2">
      <h3 className="small strong">{say.former}</h3>
      <p className="quiet small pretty">{say.formerText}</p>
      <ul>
        {former.map(({ id, place, is_lost }) => (
          <li key={id} className={styles.former}>
            <div>
              <code className="breaks">{place}</code>
              {is_lost && <p className="small strong problem">{say.lost}</p>}
            </div>
            <ConfirmAction
              look="danger"
              label={say.forget}
              describedLabel={fill(say.forgetOf, { place })}
              title={fill(say.confirmForget, { place })}
              text={say.confirmForgetText}
              action={say.forget}
              run={() => client.send(studioWireCalls.forgetStorage, { body: { id } })}
              changes="server"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
