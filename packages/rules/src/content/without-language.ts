const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A value of the content without its texts in a language. A text is what says nothing but texts in the channel's languages;
 * where only the one that goes is left, it is said for all.
 */
export function withoutLanguage(value: unknown, language: string, languages: readonly string[]): unknown {
  const clean = (inner: unknown) => withoutLanguage(inner, language, languages)
  if (Array.isArray(value)) return value.map(clean)
  if (!isObject(value)) return value
  const isText = Object.entries(value).every(
    ([code, text]) => languages.includes(code) && typeof text === 'string',
  )
  const { [language]: gone, ...left } = value
  if (!isText || gone === undefined)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
  return Object.keys(left).length === 0 ? gone : left
}
