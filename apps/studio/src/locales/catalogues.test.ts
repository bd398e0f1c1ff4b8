import { listMistakes } from '@grandstand/ui/test-catalogue'
import { expect, test } from 'vitest'
import { bg } from './bg.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Texts that are rightly the same in both languages. */
const sameInBoth = [
  'Grandstand Studio',
  'Sport',
  'Pages',
  'Sports',
  'Score',
  'Audience',
  'Minutes',
  'Logo',
  'RTMP',
  'SRT · {camera}',
  'Webhooks',
  'Secret',
  'Port',
  'Version',
]

test.each([
  ['fr', fr],
  ['bg', bg],
] as const)('%s has every text of the Studio, complete and translated', (language, catalogue) => {
  expect(listMistakes(language, en, catalogue, sameInBoth)).toEqual([])
})
