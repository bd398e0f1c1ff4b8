import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { checkForms } from './check-forms.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkReferences } from './check-references.ts'
import { checkTexts } from './check-texts.ts'

/** What the schemas cannot see: whether the parts of a channel fit together. */
export function checkParts(parts: ChannelParts): Problem[] {
  return [...checkReferences(parts), ...checkForms(parts), ...checkTexts(parts), ...checkNumbers(parts)]
}
