import type { ContentOverview } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './changes-dialog.module.css'
import { useChangeText } from './use-change-text.ts'

/** Past publications, author and time, and a way back. */
export function RevisionsList({ channel, content }: { channel: string; content: ContentOverview }) {
  const { words, fill, plural, dateTime } = useI18n()
  const say = words.content
  const client = useClient()
  const changeText = useChangeText()
  const { revisions, is_locked } = content
  return (
    <ul className={styles.list}>
      {revisions.map(({ id, published_by, published_at, taken_back_at, changes, can_take_back }) => (
        <li key={id} className={styles.change}>
          <details>
            <summary className={styles.summary}>
              <b>{plural(say.changeCount, changes.length)}</b>{' '}
              {fill(say.byAt, { who: published_by, when: dateTime(published_at) })}
              {taken_back_at && ` (${fill(say.takenBack, { when: dateTime(taken_back_at) })})`}
            </summary>
            <ul>
              {changes.map(change => (
                <li key={`${change.kind} ${change.key}`} className="meta">
                  {changeText(change).name} <span className="quiet">{changeText(change).what}</span>
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
  )
}
