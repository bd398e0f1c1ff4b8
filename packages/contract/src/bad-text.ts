export const badTextMessage = 'must not contain a NUL or half a character'

/**
 * Where in what was sent a text has what no database keeps and no address carries: NUL, or one half of a pair of
 * surrogates. Null: nowhere. Every call is read so, before its schemas see it.
 */
export function findBadText(sent: unknown): string | null {
  // A work list instead of a call for each level: bodies are as deep as strangers like.
  const left: { value: unknown; path: string }[] = [{ value: sent, path: '' }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && isBad(value)) return path || 'body'
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (isBad(name)) return path || 'body'
      left.push({ value: inner, path: path ? `${path}.${name}` : name })
    }
  }
  return null
}

function isBad(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
