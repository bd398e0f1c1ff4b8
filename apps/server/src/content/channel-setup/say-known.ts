/** A text of ours in the languages of a channel, as far as it is known in them. */
export function sayKnown(
  text: Record<string, string>,
  { language, languages }: { language: string; languages: readonly string[] },
): Record<string, string> | string {
  const known = [language, ...languages].filter(each => each in text)
  return known.includes(language)
    ? Object.fromEntries(known.map(each => [each, text[each] ?? '']))
    : (text.en ?? '')
}
