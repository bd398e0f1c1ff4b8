/** A text as the channel gives it: once for every language, or once per language. */
export type StoredText = string | Record<string, string>

/** The text in the language asked for, else in the channel's own, else in any it has. */
export function localise(text: StoredText, language: string, channelLanguage: string): string {
  if (typeof text === 'string') return text
  return text[language] ?? text[channelLanguage] ?? Object.values(text)[0] ?? ''
}
