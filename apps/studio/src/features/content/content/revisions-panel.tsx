import type { ContentOverview } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './content-items.module.css'

/** Past publications, author and time, and a way back. */
export function RevisionsPanel({ channel, content }: { channel: string; content: ContentOverview }) {
  const { words, fill, plural, dateTime } = useI18n()
  const say = words.content
  const client = useClient()
  const { revisions, is_locked } = content
  return (
    <Panel title={say.history} text={revisions.length === 0 ? say.noHistory : ''}>
      {revisions.length > 0 && (
        <ul className={styles.list}>
          {revisions.map(({ id, published_by, published_at, taken_back_at, changes, can_take_back }) => (
            <li key={id} className={styles.item}>
              <details className={styles.name}>
                <summary>
                  {plural(say.changeCount, changes.length)}.{' '}
                  {fill(say.byAt, { who: published_by, when: dateTime(published_at) })}
                  {taken_back_at && ` (${fill(say.takenBack, { when: dateTime(taken_back_at) })})`}
                </summary>
                <ul>
                  {changes.map(({ kind, key, name, state }) => (
                    <li key={`${kind} ${key}`}>
                      {say.kinds[kind]}
                      {name && `: ${name}`} – {say.states[state]}
                    </li>
                  ))}
                </ul>
              </details>
              {can_take_back && !is_locked && (
                <ConfirmAction
                  label={say.takeBack}
                  title={say.confirmTakeBack}
                  text={say.confirmTakeBackText}
                  action={say.takeBack}
                  run={() =>
                    client.send(studioWireCalls.takeBackContent, { params: { channel, id: String(id) } })
                  }
                  changes="content"
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
