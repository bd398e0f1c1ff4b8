/** A text as the channel gives it: once for every language, or once per language. */
export type StoredText = string | Record<string, string>

/** The text in the language asked for, else in the channel's own, else in any it has. */
export function localise(text: StoredText, language: string, channelLanguage: string): string {
  if (typeof text === 'string') return text
  return text[language] ?? text[channelLanguage] ?? Object.values(text)[0] ?? ''
}

/** A text made of others, in each of their languages. */
export function combineTexts(parts: StoredText[], write: (said: string[]) => string): StoredText {
  const languages = [...new Set(parts.flatMap(part => (typeof part === 'string' ? [] : Object.keys(part))))]
  const say = (language: string) =>
    write(
      parts.map(part => (typeof part === 'string' ? part : (part[language] ?? Object.values(part)[0] ?? ''))),
    )
  return languages.length === 0 ? say('') : Object.fromEntries(languages.map(code => [code, say(code)]))
}

/** The same words in the same languages, in whatever order. */
export function sameText(one: StoredText, other: StoredText): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  const languages = Object.keys(one)
  return languages.length === Object.keys(other).length && languages.every(code => one[code] === other[code])
}
