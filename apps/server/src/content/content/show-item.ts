import type { ContentItem } from '@grandstand/contract'
import type { DraftItem } from './merge-draft.ts'
import { nameItem } from './name-item.ts'

export function showItem(
  { key, state, value, published, version, row }: DraftItem,
  language: string,
  channelLanguage: string,
): ContentItem {
  return {
    key,
    state,
    value,
    published,
    version,
    name: nameItem(value, language, channelLanguage),
    changed_by: row?.operator_email ?? null,
    changed_at: row?.changed_at.toISOString() ?? null,
  }
}
