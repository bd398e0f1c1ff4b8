import type { ContentOverview } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { contentHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './content-items.module.css'
import { useProblemText } from './use-problem-text.ts'

/** What is changed, what is wrong with it, and the one step that shows it to visitors. */
export function DraftPanel({ channel, content }: { channel: string; content: ContentOverview }) {
  const { words, fill, dateTime } = useI18n()
  const say = words.content
  const client = useClient()
  const problemText = useProblemText()
  const [isPublished, setPublished] = useState(false)
  const { changes, problems, version, is_locked } = content
  const mayPublish = content.kinds.every(({ changed, may_change }) => changed === 0 || may_change)
  const labels: Record<string, string> = say.fields
  return (
    <Panel title={say.draft} text={changes.length === 0 ? say.noDraft : ''}>
      {changes.length > 0 && (
        <ul className={styles.list}>
          {changes.map(({ kind, key, name, state, changed_by, changed_at }) => (
            <li key={`${kind} ${key}`} className={styles.item} data-state={state}>
              <a className={styles.name} href={contentHref(channel, kind, { item: key })}>
                {say.kinds[kind]}
                {name && `: ${name}`}
              </a>
              <span className={styles.mark}>{say.states[state]}</span>
              <span className="quiet meta">
                {fill(say.byAt, { who: changed_by, when: dateTime(changed_at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <>
          <h3>{say.wrong}</h3>
          <ul className={styles.list}>
            {problems.slice(0, 50).map(problem => (
              <li key={JSON.stringify(problem)} className={styles.item}>
                <a className={styles.name} href={contentHref(channel, problem.kind, { item: problem.key })}>
                  {[say.kinds[problem.kind], labels[String(problem.path[0] ?? '')]]
                    .filter(Boolean)
                    .join(': ')}
                </a>
                <span className="problem meta strong">{problemText(problem)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {changes.length > 0 && problems.length === 0 && !is_locked && mayPublish && (
        <div>
          <ConfirmAction
            look="primary"
            label={say.publish}
            title={say.confirmPublish}
            text={say.confirmPublishText}
            action={say.publish}
            run={() =>
              client.send(studioWireCalls.publishContent, { params: { channel }, body: { version } })
            }
            changes="content"
            onDone={() => setPublished(true)}
          />
        </div>
      )}
      <p className="quiet meta" role="status">
        {isPublished && changes.length === 0 && say.published}
      </p>
    </Panel>
  )
}
