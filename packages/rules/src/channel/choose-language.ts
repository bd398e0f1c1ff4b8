/** The first language of the visitor's liking that is on offer: what was chosen before, then the browser's list. */
export function chooseLanguage(
  offered: readonly string[],
  liked: readonly (string | null | undefined)[],
  otherwise: string,
): string {
  for (const tag of liked) {
    const code = tag?.trim().slice(0, 2).toLowerCase()
    if (code !== undefined && offered.includes(code)) return code
  }
  return otherwise
}

/** The languages of an Accept-Language header, most liked first. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  if (!header) return []
  return header
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(piece => piece.trim())
      const quality = parameters.find(parameter => parameter.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
