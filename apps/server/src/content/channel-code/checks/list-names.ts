import type { ChannelParts } from '../files/channel-parts.ts'
import { kinds, mapLists } from '../kinds/kinds.ts'
import { listEntries } from '../kinds/list-entries.ts'
import type { ListName } from '../kinds/list-name.ts'
import { type Mention, mentionsIn } from './mention.ts'

/** Undefined for a list whose file has problems: nobody can say what it names. */
export type Names = Record<ListName, Mention[] | undefined>

/** The names of all items, by list. */
export function listNames(parts: ChannelParts): Names {
  return mapLists(name => {
    const { file, keyField } = kinds[name]
    return mentionsIn<unknown>(parts[file], content =>
      keyField === null
        ? []
        : listEntries(name, content).map(({ value, path }) => [String(value[keyField]), ...path, keyField]),
    )
  })
}
