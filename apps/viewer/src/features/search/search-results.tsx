import { sourceSet } from '@grandstand/ui'
import { useEffect } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { FoundGroup, FoundItem } from './group-found.ts'
import styles from './search-dialog.module.css'

interface SearchResultsProps {
  id: string
  label: string
  groups: readonly FoundGroup[]
  chosen: number
  onChoose: (at: number) => void
  onClose: () => void
}

export function SearchResults({ id, label, groups, chosen, onChoose, onClose }: SearchResultsProps) {
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  return (
    <div className={styles.results} id={id} role="listbox" aria-label={label}>
      {groups.map(({ title, items }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a list of options
        <div key={title} role="group" aria-label={title}>
          <p className={`${styles.kind} quiet meta`} aria-hidden="true">
            {title}
          </p>
          {items.map((item, within) => {
            const index = (starts[at] ?? 0) + within
            return (
              <Option
                key={item.href}
                id={`${id}-${index}`}
                item={item}
                isChosen={index === chosen}
                onPoint={() => onChoose(index)}
                onClose={onClose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  item: FoundItem
  isChosen: boolean
  onPoint: () => void
  onClose: () => void
}

/** A link, so that it can be opened in another tab as well. */
function Option({ id, item, isChosen, onPoint, onClose }: OptionProps) {
  const { words } = useI18n()
  const { href, title, meta, image, isStill, isLive } = item
  return (
    <a
      className={styles.option}
      id={id}
      href={href}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onClose}
    >
      {image ? (
        <img
          className={isStill ? `${styles.picture} ${styles.still}` : styles.picture}
          src={image.url}
          srcSet={sourceSet(image)}
          sizes={isStill ? '64px' : '36px'}
          alt=""
        />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={`${styles.words} stack-0`}>
        <span className={styles.title}>{title}</span>
        {meta !== '' && <span className={`${styles.meta} quiet meta`}>{meta}</span>}
      </span>
      {isLive && <span className={`badge ${styles.live}`}>{words.events.live}</span>}
    </a>
  )
}
