import type { FaqEntry } from '@grandstand/contract'

export interface FaqCategory {
  name: string
  entries: FaqEntry[]
}

/** Entries that hold every word of the query, under their categories in the channel's order. */
export function findQuestions(faq: readonly FaqEntry[], query: string): FaqCategory[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  const categories = new Map<string, FaqEntry[]>()
  for (const entry of faq) {
    const text = plain(`${entry.category} ${entry.question} ${withoutTags(entry.answer)}`)
    if (!wanted.every(word => text.includes(word))) continue
    categories.set(entry.category, [...(categories.get(entry.category) ?? []), entry])
  }
  return [...categories].map(([name, entries]) => ({ name, entries }))
}

/** Case and accents do not matter to somebody who searches. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ')
}
