import type { ContentItem } from '@grandstand/contract'
import type { DraftThing } from './merge-draft.ts'
import { nameThing } from './name-thing.ts'

export function showThing(
  { key, state, value, published, version, row }: DraftThing,
  language: string,
  channelLanguage: string,
): ContentItem {
  return {
    ...{ key, state, value, published, version },
    name: nameThing(value, language, channelLanguage),
    changed_by: row?.operator_email ?? null,
    changed_at: row?.changed_at.toISOString() ?? null,
  }
}
