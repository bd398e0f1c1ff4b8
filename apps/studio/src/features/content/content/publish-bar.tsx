import type { ContentChange, ContentOverview } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { contentQuery } from './content-queries.ts'
import styles from './publish-bar.module.css'
import { useChangeText } from './use-change-text.ts'

/** So many are named; the rest is behind their number. */
const mostNamed = 3

/** What the draft changes, and the one step that shows it to visitors. */
export function PublishBar({ channel }: { channel: string }) {
  const i18n = useI18n()
  const { words, plural, language } = i18n
  const say = words.content
  const client = useClient()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<string | null>(null)
  const { data: content } = useQuery(contentQuery(client, channel, language))
  const changeText = useChangeText()
  const publishing = useMutation({
    mutationFn: (version: string) =>
      client.send(studioWireCalls.publishContent, { params: { channel }, body: { version } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  })
  const takingBack = useMutation({
    mutationFn: (id: number) =>
      client.send(studioWireCalls.takeBackContent, { params: { channel, id: String(id) } }),
    onSuccess: () => publishing.reset(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  })
  if (!content || content.is_locked) return null
  const { changes, problems, version, kinds } = content
  const mayPublish = kinds.every(({ changed, may_change }) => changed === 0 || may_change)
  const failure = publishing.error ?? takingBack.error
  if (changes.length === 0 && problems.length === 0) {
    if (!publishing.isSuccess) return null
    const { id } = publishing.data
    return (
      <section className={styles.bar} aria-label={say.draft}>
        <p className={styles.count} role="status">
          {say.published}
        </p>
        <span className={styles.push} />
        <button
          className="button"
          type="button"
          disabled={takingBack.isPending}
          onClick={() => takingBack.mutate(id)}
        >
          {say.takeBack}
        </button>
      </section>
    )
  }
  const isWrong = (change: ContentChange) =>
    problems.some(({ kind, key }) => kind === change.kind && key === change.key)
  const named = changes.toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a))).slice(0, mostNamed)
  return (
    <>
      <section className={styles.bar} aria-label={say.draft}>
        <button className={styles.count} type="button" onClick={() => setOpened('')}>
          {plural(say.changeCount, changes.length)}
        </button>
        {problems.length > 0 && (
          <button className={styles.problems} type="button" onClick={() => setOpened('')}>
            {plural(say.problemCount, problems.length)}
          </button>
        )}
        <ul className={styles.changes}>
          {named.map(change => (
            <li key={`${change.kind} ${change.key}`}>
              <button
                className={styles.change}
                type="button"
                data-wrong={isWrong(change)}
                onClick={() => setOpened(`${change.kind} ${change.key}`)}
              >
                <Icon name={iconOf(change)} />
                <span>
                  <b>{changeText(change).name}</b> {changeText(change).what}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <span className={styles.push} />
        <p className="problem meta strong unless-empty" role="alert">
          {failure && errorText(failure, i18n)}
        </p>
        <ConfirmAction
          look="plain"
          label={say.discard}
          title={say.confirmDiscard}
          text={say.confirmDiscardText}
          action={say.discard}
          changes="content"
          run={() => client.send(studioWireCalls.discardContent, { params: { channel } })}
        />
        {mayPublish && (
          <button
            className="button button--primary"
            type="button"
            disabled={problems.length > 0 || publishing.isPending || changes.length === 0}
            onClick={() => publishing.mutate(version)}
          >
            {publishing.isPending ? say.publishing : say.publish}
          </button>
        )}
      </section>
      {/* The bar covers the end of the page. */}
      <div className={styles.room} />
      {opened !== null && (
        <ChangesDialog channel={channel} content={content} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function iconOf({ state }: ContentOverview['changes'][number]) {
  if (state === 'new') return 'plus'
  if (state === 'reordered') return 'grip'
  return state === 'removed' ? 'close' : 'grid'
}
