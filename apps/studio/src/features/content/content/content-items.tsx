import type { ContentItem, ContentList } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { contentHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-items.module.css'
import { useItemName } from './use-item-name.ts'

/** The one list: items in their order, which changes by the mouse and by buttons alike. */
export function ContentItems({ channel, list }: { channel: string; list: ContentList }) {
  const i18n = useI18n()
  const { words, fill, plural } = i18n
  const say = words.content
  const client = useClient()
  const queryClient = useQueryClient()
  const [dragged, setDragged] = useState<string | null>(null)
  const mayMove = list.has_order && list.may_change && !list.is_locked && list.items.length > 1
  const ordering = useMutation({
    mutationFn: (keys: string[]) =>
      client.send(studioWireCalls.orderContent, { params: { channel, kind: list.kind }, body: { keys } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  })
  const undoing = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.undoContent, { params: { channel, kind: list.kind }, body: { key: null } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  })
  const problem = ordering.error ?? undoing.error
  const keys = ordering.isPending ? ordering.variables : list.items.map(({ key }) => key)
  const shown = keys.flatMap(key => list.items.find(item => item.key === key) ?? [])
  const itemName = useItemName()
  const nameOf = ({ name }: ContentItem) => itemName(list.kind, name)

  function move(key: string, to: number): void {
    const others = keys.filter(each => each !== key)
    ordering.mutate([...others.slice(0, to), key, ...others.slice(to)])
  }
  return (
    <>
      {mayMove && <p className="quiet meta">{say.dragHint}</p>}
      <p className="problem meta strong unless-empty" role="alert">
        {problem && errorText(problem, i18n)}
      </p>
      {mayMove && list.is_reordered && (
        <button
          className="button"
          type="button"
          disabled={undoing.isPending || ordering.isPending}
          onClick={() => undoing.mutate()}
        >
          {say.undoOrder}
        </button>
      )}
      <ol className={styles.list}>
        {shown.map((item, index) => {
          const problems = list.problems.filter(({ key }) => key === item.key).length
          return (
            <li
              key={item.key}
              className={styles.item}
              data-state={item.state}
              draggable={mayMove}
              onDragStart={() => setDragged(item.key)}
              onDragOver={event => dragged !== null && event.preventDefault()}
              onDrop={event => {
                event.preventDefault()
                if (dragged !== null && dragged !== item.key) move(dragged, index)
                setDragged(null)
              }}
            >
              <a className={styles.name} href={contentHref(channel, list.kind, { item: item.key })}>
                {nameOf(item)}
              </a>
              {problems > 0 && (
                <span className="problem meta strong">{plural(say.problemCount, problems)}</span>
              )}
              {item.state !== 'same' && <span className={styles.mark}>{say.states[item.state]}</span>}
              {mayMove && (
                <span className={styles.moves}>
                  {([-1, 1] as const).map(step => (
                    <button
                      key={step}
                      className="icon-button"
                      type="button"
                      aria-label={fill(step < 0 ? say.moveUp : say.moveDown, { name: nameOf(item) })}
                      disabled={ordering.isPending || index + step < 0 || index + step >= shown.length}
                      onClick={() => move(item.key, index + step)}
                    >
                      <span className={step < 0 ? styles.up : undefined}>
                        <Icon name="chevron_down" />
                      </span>
                    </button>
                  ))}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
