import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { kinds, listNames } from '../kinds/kinds.ts'
import { listEntries } from '../kinds/list-entries.ts'
import type { Names } from './list-names.ts'
import { checkDuplicates, mentionsIn } from './mention.ts'

/** Each former alias belongs to one entry, and no entry has it now: otherwise it is ambiguous. */
export function checkRenames(parts: ChannelParts, names: Names): Problem[] {
  return listNames.flatMap(list => {
    const former =
      mentionsIn<unknown>(parts[kinds[list].file], content =>
        listEntries(list, content).flatMap(({ value: { was }, path }) =>
          typeof was === 'string' ? [[was, ...path, 'was']] : [],
        ),
      ) ?? []
    const taken = former.filter(({ word }) => names[list]?.some(name => name.word === word))
    return [
      ...checkDuplicates(former),
      ...taken.map(({ word, source, path }) => ({
        ...source.positionOf(path),
        message: `was: expected an alias that nothing has any more, found ${word}`,
      })),
    ]
  })
}
