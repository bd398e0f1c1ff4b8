import type { ContentChange } from '@grandstand/contract'
import type { ChangeRow } from './content-store.ts'
import { nameItem } from './name-item.ts'
import type { Draft } from './read-draft.ts'

export type DraftChange = ContentChange & { row: ChangeRow }

/** The changes in the draft, each with the name of its item. A row about a missing item changes nothing. */
export function listDraftChanges({ rows, items, stored }: Draft, language: string): DraftChange[] {
  return rows.flatMap((row): DraftChange[] => {
    const { kind, key } = row
    const who = { changed_by: row.operator_email, changed_at: row.changed_at.toISOString(), row }
    if (row.change === 'order') return [{ kind, key, name: '', state: 'reordered', ...who }]
    const item = items[kind].find(each => each.key === key)
    if (!item) return []
    const name = nameItem(item.value, language, stored.channel.language)
    return [{ kind, key, name, state: item.state, ...who }]
  })
}
