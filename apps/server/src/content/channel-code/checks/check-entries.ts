import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import type { CheckedEntry } from '../kinds/kind.ts'
import { kinds, listNames } from '../kinds/kinds.ts'
import { listEntries } from '../kinds/list-entries.ts'
import type { Names } from './list-names.ts'
import { checkMentions } from './mention.ts'

/** What each kind knows of its own items. */
export function checkEntries(parts: ChannelParts, names: Names): Problem[] {
  return listNames.flatMap(list => {
    const kind = kinds[list]
    const part = parts[kind.file]
    if (!part || !kind.check) return []
    const { source } = part
    const mention: CheckedEntry['mention'] = (to, word, path) =>
      checkMentions(`the ${kinds[to].keyField} of ${kinds[to].noun}`, names[to], [{ word, source, path }])
    return listEntries(list, part.value).flatMap(
      ({ value, path }) => kind.check?.(value, { source, path, mention }) ?? [],
    )
  })
}
