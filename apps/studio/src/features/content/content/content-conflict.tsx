import type { ContentItem, ContentList } from '@grandstand/contract'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { compareVersions, mergeVersions, type Whose } from './compare-versions.ts'
import styles from './content-conflict.module.css'
import { VersionValue } from './version-value.tsx'

type Value = Record<string, unknown>

interface ContentConflictProps {
  channel: string
  list: ContentList
  /** What I had before me when I began, and what I have now. */
  seen: Value
  mine: Value
  theirs: ContentItem
  onSave: (value: Value) => void
  onTakeTheirs: () => void
}

/** Somebody was faster: field by field both versions are there, and nothing is lost until one is chosen. */
export function ContentConflict({ channel, list, seen, mine, theirs, ...answers }: ContentConflictProps) {
  const { words, fill } = useI18n()
  const say = words.content
  const differing = compareVersions(list.fields, { seen, mine, theirs: theirs.value })
  const [changed, setChanged] = useState<Record<string, Whose>>({})
  const section = useRef<HTMLElement>(null)
  // Operators save at the end of a long form.
  useEffect(() => section.current?.focus(), [])
  const chosenOf = (name: string, likely: Whose) => changed[name] ?? likely
  const versions = { mine, theirs: theirs.value }
  return (
    <section ref={section} className={styles.conflict} tabIndex={-1} aria-label={say.conflict}>
      <div role="alert">
        <h2 className={styles.title}>{say.conflict}</h2>
        <p>
          {fill(theirs.state === 'removed' ? say.conflictRemoved : say.conflictText, {
            who: theirs.changed_by ?? say.somebody,
          })}
        </p>
      </div>
      {differing.map(({ field, likely }) => (
        <fieldset key={field.name} className={styles.field}>
          <legend className={styles.name}>{say.fields[field.name]}</legend>
          {(['mine', 'theirs'] as const).map(whose => (
            <label key={whose} className={styles.version}>
              <input
                type="radio"
                name={`conflict-${field.name}`}
                checked={chosenOf(field.name, likely) === whose}
                onChange={() => setChanged(before => ({ ...before, [field.name]: whose }))}
              />
              <span className="quiet meta strong">{say[whose]}</span>
              <VersionValue channel={channel} list={list} field={field} value={versions[whose][field.name]} />
            </label>
          ))}
        </fieldset>
      ))}
      <div className="row-3">
        <button
          className="button button--primary"
          type="button"
          onClick={() => {
            const chosen = differing.map(({ field, likely }) => [field.name, chosenOf(field.name, likely)])
            answers.onSave(mergeVersions(versions, Object.fromEntries(chosen)))
          }}
        >
          {say.saveChosen}
        </button>
        <button className="button" type="button" onClick={answers.onTakeTheirs}>
          {say.takeTheirs}
        </button>
      </div>
    </section>
  )
}
