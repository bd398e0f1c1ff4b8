import type { ContentChange, ContentOverview } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Dialog } from '@grandstand/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { contentHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './changes-dialog.module.css'
import { contentListQuery } from './content-queries.ts'
import { useChangeText } from './use-change-text.ts'
import { useProblemText } from './use-problem-text.ts'
import { VersionValue } from './version-value.tsx'

interface ChangesDialogProps {
  channel: string
  content: ContentOverview
  /** Kind and key of the change that is looked at; empty: all of them. */
  opened: string
  onClose: () => void
}

/** Each change of the draft, with what was and what will be. */
export function ChangesDialog({ channel, content, opened, onClose }: ChangesDialogProps) {
  const { words, plural } = useI18n()
  const say = words.content
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const keyOf = ({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`
  const known = new Set(content.changes.map(keyOf))
  // A change can break an item that nobody edited.
  const others = content.problems.filter(problem => !known.has(keyOf(problem)))
  return (
    <Dialog
      ref={dialog}
      title={plural(say.changeCount, content.changes.length)}
      text={content.problems.length > 0 ? say.heldBack : say.changesText}
      onClose={onClose}
      actions={
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          {say.close}
        </button>
      }
    >
      <ul className={styles.list}>
        {content.changes.map(change => (
          <Change
            key={keyOf(change)}
            channel={channel}
            change={change}
            problems={content.problems.filter(problem => keyOf(problem) === keyOf(change))}
            isOpen={opened === keyOf(change)}
          />
        ))}
        {others.slice(0, 50).map(problem => (
          <li key={JSON.stringify(problem)} className={styles.change}>
            <Problem channel={channel} problem={problem} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Problem({ channel, problem }: { channel: string; problem: ContentOverview['problems'][number] }) {
  const { words } = useI18n()
  const say = words.content
  const problemText = useProblemText()
  const labels: Record<string, string> = say.fields
  const place = [say.kinds[problem.kind], labels[String(problem.path[0] ?? '')]].filter(Boolean).join(': ')
  return (
    <a className="problem meta strong" href={contentHref(channel, problem.kind, { item: problem.key })}>
      {place} – {problemText(problem)}
    </a>
  )
}

interface ChangeProps {
  channel: string
  change: ContentChange
  problems: ContentOverview['problems']
  isOpen: boolean
}

function Change({ channel, change, problems, isOpen }: ChangeProps) {
  const { words, fill, dateTime } = useI18n()
  const say = words.content
  const client = useClient()
  const queryClient = useQueryClient()
  const changeText = useChangeText()
  const [wasOpened, setOpened] = useState(isOpen)
  const { kind, key, changed_by, changed_at } = change
  const { name, what } = changeText(change)
  const undoing = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.undoContent, { params: { channel, kind }, body: { key: key || null } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  })
  return (
    <li className={styles.change}>
      <details open={isOpen} onToggle={() => setOpened(true)}>
        <summary className={styles.summary} data-wrong={problems.length > 0}>
          <b>{name}</b> {what}
        </summary>
        <p className="quiet meta">{fill(say.byAt, { who: changed_by, when: dateTime(changed_at) })}</p>
        {problems.map(problem => (
          <p key={JSON.stringify(problem)}>
            <Problem channel={channel} problem={problem} />
          </p>
        ))}
        {wasOpened && change.fields.length > 0 && <Versions channel={channel} change={change} />}
        <p className={styles.ways}>
          <a href={contentHref(channel, kind, { item: key })}>{say.edit}</a>
          <button
            className={styles.undo}
            type="button"
            disabled={undoing.isPending}
            aria-label={`${say.undo}: ${name}`}
            onClick={() => undoing.mutate()}
          >
            {say.undo}
          </button>
        </p>
      </details>
    </li>
  )
}

/** Before and after, field by field. */
function Versions({ channel, change: { kind, key, fields } }: Pick<ChangeProps, 'channel' | 'change'>) {
  const { words, language } = useI18n()
  const say = words.content
  const { data: list } = useQuery(contentListQuery(useClient(), { channel, kind }, language))
  const item = list?.items.find(each => each.key === key)
  if (!list || !item) return null
  return (
    <dl className={styles.versions}>
      {list.fields
        .filter(({ name }) => fields.includes(name))
        .map(field => (
          <div key={field.name}>
            <dt>{say.fields[field.name]}</dt>
            <dd>
              <span className="visually-hidden">{say.before}: </span>
              <del>
                <VersionValue
                  channel={channel}
                  list={list}
                  field={field}
                  value={item.published?.[field.name]}
                />
              </del>
            </dd>
            <dd>
              <span className="visually-hidden">{say.after}: </span>
              <VersionValue channel={channel} list={list} field={field} value={item.value[field.name]} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
