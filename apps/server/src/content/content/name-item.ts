import type { ContentValue } from '@grandstand/contract'
import { z } from 'zod'
import { localise } from '../../db/stored-text.ts'

const storedText = z.union([z.string(), z.record(z.string(), z.string())])
const namingFields = ['name', 'title', 'question', 'alias', 'url', 'school', 'sport'] as const

/** The name of an item in a list; empty if no field can be its name yet. */
export function nameItem(value: ContentValue, language: string, channelLanguage: string): string {
  for (const field of namingFields) {
    const { data } = storedText.safeParse(value[field])
    const name = data === undefined ? '' : localise(data, language, channelLanguage).trim()
    if (name !== '') return name.slice(0, 200)
  }
  return ''
}
