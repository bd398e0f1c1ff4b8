import type { ContentItem, ContentList } from '@grandstand/contract'
import type { ContentKind } from '@grandstand/contract/studio-constants'
import { Icon } from '@grandstand/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import card from '../../../platform/card-link.module.css'
import { errorText } from '../../../platform/error-text.ts'
import { contentHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-items.module.css'
import { ItemPicture } from './item-picture.tsx'
import { ItemState } from './item-state.tsx'
import { useItemName } from './use-item-name.ts'
import { useOrder } from './use-order.ts'

type Look = 'shelf' | 'papers' | 'crests' | 'rows'
const looks: Partial<Record<ContentKind, Look>> = {
  slides: 'shelf',
  library_items: 'shelf',
  prerolls: 'shelf',
  sports: 'shelf',
  pages: 'papers',
  schools: 'crests',
  teams: 'crests',
}

interface ContentItemsProps {
  channel: string
  list: ContentList
  /** At most so many; what is left is behind a link. */
  limit: number
  search?: string
  /** What else there is to say of an item. */
  noteOf: (item: ContentItem, index: number) => string
  /** After the last one. */
  children?: ReactNode
}

/** Items as what they are: pictures, papers, crests or rows; their order changes by the mouse, and by arrows on a grip. */
export function ContentItems({ channel, list, limit, search = '', noteOf, children }: ContentItemsProps) {
  const i18n = useI18n()
  const { words, fill, language } = i18n
  const say = words.content
  const hintId = useId()
  const itemName = useItemName()
  const nameOf = ({ name }: ContentItem) => itemName(list.kind, name)
  const { items, mayMove, move, undo, problem } = useOrder(channel, list)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const grips = useRef(new Map<string, HTMLButtonElement>())
  const held = useRef<string | null>(null)
  const order = items.map(({ key }) => key).join(' ')
  // The focused grip loses the focus where its row moves in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    if (held.current) grips.current.get(held.current)?.focus()
  }, [order])
  const folded = search.trim().toLocaleLowerCase(language)
  const found = items.filter(item => nameOf(item).toLocaleLowerCase(language).includes(folded))
  const mayDrag = mayMove && folded === ''

  function step(event: KeyboardEvent, item: ContentItem, index: number): void {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const to = index + by
    if (to < 0 || to >= items.length) return
    held.current = item.key
    move(item.key, to)
    setSaid(fill(say.movedTo, { name: nameOf(item), place: to + 1, count: items.length }))
  }
  return (
    <>
      <p className="problem meta strong unless-empty" role="alert">
        {problem && errorText(problem, i18n)}
      </p>
      {mayDrag && (
        <p className="visually-hidden" id={hintId}>
          {say.dragHint}
        </p>
      )}
      <ol className={styles.list} data-look={looks[list.kind] ?? 'rows'}>
        {found.slice(0, limit).map((item, index) => (
          <li
            key={item.key}
            className={styles.item}
            data-state={item.state}
            data-off={isOff(item)}
            data-lifted={dragged === item.key}
            draggable={mayDrag}
            onDragStart={event => {
              event.dataTransfer.setData('text/plain', item.key)
              setDragged(item.key)
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={event => dragged !== null && event.preventDefault()}
            onDrop={event => {
              if (dragged === null) return
              event.preventDefault()
              held.current = null
              move(dragged, index)
              setDragged(null)
            }}
          >
            {mayDrag && (
              <button
                ref={grip => {
                  if (grip) grips.current.set(item.key, grip)
                  else grips.current.delete(item.key)
                }}
                className={styles.grip}
                type="button"
                aria-label={fill(say.moveItem, { name: nameOf(item) })}
                aria-describedby={hintId}
                onKeyDown={event => step(event, item, index)}
                onBlur={() => {
                  held.current = null
                }}
              >
                <Icon name="grip" />
              </button>
            )}
            <ItemPicture list={list} item={item} look={looks[list.kind] ?? 'rows'} />
            <a
              className={`${styles.name} ${card.link}`}
              href={contentHref(channel, list.kind, { item: item.key })}
            >
              {nameOf(item)}
            </a>
            <span className={styles.foot}>
              <ItemState item={item} problems={list.problems.filter(({ key }) => key === item.key).length} />
              <span className={styles.note}>{noteOf(item, index)}</span>
            </span>
          </li>
        ))}
        {children}
      </ol>
      {/* Below the list: above it, its coming would take a row away from under a hand. */}
      {mayMove && list.is_reordered && (
        <button className={`button ${styles.undo}`} type="button" onClick={undo}>
          {say.undoOrder}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

function isOff({ value, state }: ContentItem): boolean {
  return state === 'removed' || value.hidden === true
}
