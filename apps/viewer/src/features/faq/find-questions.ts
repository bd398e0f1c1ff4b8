import type { FaqEntry } from '@grandstand/contract'
import { groupBy } from '../../platform/group-by.ts'

export interface FaqCategory {
  name: string
  entries: FaqEntry[]
}

/** Entries that hold every word of the query, under their categories in the channel's order. */
export function findQuestions(faq: readonly FaqEntry[], query: string): FaqCategory[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  const found = faq.filter(({ category, question, answer }) => {
    const text = plain(`${category} ${question} ${withoutTags(answer)}`)
    return wanted.every(word => text.includes(word))
  })
  return [...groupBy(found, ({ category }) => category)].map(([name, entries]) => ({ name, entries }))
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
