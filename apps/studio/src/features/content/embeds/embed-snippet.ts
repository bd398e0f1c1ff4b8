export const embedKinds = ['game', 'team', 'scores', 'clip'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** What the frame shows; null: something is missing. `value` is a number, or for a clip the link that it is shared by. */
export function embedPath(kind: EmbedKind, value: string): string | null {
  switch (kind) {
    case 'game':
      return value === '' ? null : `/watch_embed/${value}`
    case 'team':
      return value === '' ? null : `/embed/team/${value}`
    case 'scores':
      return value === '' ? '/embed/scores' : `/embed/scores?school=${value}`
    case 'clip': {
      const [, id, uuid] = /\/share\/([1-9]\d{0,8})\/([0-9a-f-]{36})(?:[/?#]|$)/.exec(value.trim()) ?? []
      return id && uuid ? `/embed/clip/${id}/${uuid}` : null
    }
  }
}

const shapes: Record<EmbedKind, string> = {
  game: 'aspect-ratio: 16/9; width: 100%; border: 0',
  team: 'aspect-ratio: 16/9; width: 100%; border: 0',
  scores: 'height: 112px; width: 100%; border: 0',
  clip: 'aspect-ratio: 16/9; width: 100%; border: 0',
}

/** What is pasted into another site's page. */
export function writeSnippet({ kind, src, title }: { kind: EmbedKind; src: string; title: string }): string {
  const quote = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const allow = kind === 'scores' ? [] : ['  allow="autoplay; fullscreen; picture-in-picture"']
  return [
    '<iframe',
    `  src="${quote(src)}"`,
    `  title="${quote(title)}"`,
    ...allow,
    `  style="${shapes[kind]}"`,
    '></iframe>',
  ].join('\n')
}

/** The site of a page as browsers know it; null: it is none. */
export function siteOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  return address?.hostname.includes('.') || address?.hostname === 'localhost' ? address.origin : null
}
