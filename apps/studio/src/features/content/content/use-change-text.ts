import type { ContentChange } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useItemName } from './use-item-name.ts'

/** What a change is about, and what it does. */
export function useChangeText(): (
  change: Pick<ContentChange, 'kind' | 'key' | 'name' | 'state'> & {
    fields?: ContentChange['fields']
  },
) => { name: string; what: string } {
  const { words, plural, language } = useI18n()
  const say = words.content
  const itemName = useItemName()
  return ({ kind, name, state, fields = [] }) => {
    if (state === 'reordered') return { name: say.kinds[kind], what: say.newOrder }
    const [field] = fields
    const what =
      state !== 'changed' || field === undefined
        ? say.states[state]
        : fields.length === 1
          ? say.fields[field]
          : plural(say.fieldCount, fields.length)
    const isSingle = kind === 'colors' || kind === 'settings'
    return { name: isSingle ? say.kinds[kind] : itemName(kind, name), what: what.toLocaleLowerCase(language) }
  }
}
