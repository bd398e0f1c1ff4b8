import { type ContentChange, contentFieldNames } from '@grandstand/contract'
import type { ChangeRow } from './content-store.ts'
import type { DraftItem } from './merge-draft.ts'
import { nameItem } from './name-item.ts'
import type { Draft } from './read-draft.ts'
import { versionOf } from './version-of.ts'

export type DraftChange = ContentChange & { row: ChangeRow }

/** The changes in the draft, each with the name of its item. A row about a missing item changes nothing. */
export function listDraftChanges({ rows, items, stored }: Draft, language: string): DraftChange[] {
  return rows.flatMap((row): DraftChange[] => {
    const { kind, key } = row
    const who = { changed_by: row.operator_email, changed_at: row.changed_at.toISOString(), row }
    if (row.change === 'order') return [{ kind, key, name: '', state: 'reordered', fields: [], ...who }]
    const item = items[kind].find(each => each.key === key)
    if (!item) return []
    const name = nameItem(item.value, language, stored.channel.language)
    return [{ kind, key, name, state: item.state, fields: listTouched(item), ...who }]
  })
}

function listTouched({ state, value, published }: DraftItem): ContentChange['fields'] {
  if (state !== 'changed' || published === null) return []
  return contentFieldNames.filter(name => versionOf([value[name]]) !== versionOf([published[name]]))
}
