import type { ClipsCatalogue } from '../../locales/words.ts'

/** What is wrong with a field of a clip; `{max}` is the longest allowed length. */
export function explainClipField(
  words: ClipsCatalogue['editor'],
  field: 'duration' | 'start_time' | 'tags' | 'name',
  code: string,
): string {
  if (field === 'tags') return words.tagNeeded
  if (field === 'name') return words.nameNeeded
  if (field === 'start_time') return words.outside
  return code.startsWith('must be') ? words.tooLongFor : words.tooLong
}
