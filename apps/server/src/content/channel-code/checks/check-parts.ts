import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { checkEntries } from './check-entries.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkReferences } from './check-references.ts'
import { checkRenames } from './check-renames.ts'
import { checkTexts } from './check-texts.ts'
import { listNames } from './list-names.ts'
import { checkDuplicates, mentionsIn } from './mention.ts'

/** What the schemas cannot see: whether the parts of a channel fit together. */
export function checkParts(parts: ChannelParts): Problem[] {
  const { 'channel.yaml': channel, 'events.yaml': games } = parts
  const names = listNames(parts)
  const others = [
    mentionsIn(channel, ({ hosts }) => hosts.map((host, i) => [host, 'hosts', i])),
    mentionsIn(channel, ({ languages }) => languages.map((code, i) => [code, 'languages', i])),
    mentionsIn(games, list => list.map(({ alias }, i) => [alias, i, 'alias'])),
  ]
  return [
    ...[...Object.values(names), ...others].flatMap(checkDuplicates),
    ...checkRenames(parts, names),
    ...checkReferences(parts, names),
    ...checkEntries(parts, names),
    ...checkTexts(parts),
    ...checkNumbers(parts),
  ]
}
