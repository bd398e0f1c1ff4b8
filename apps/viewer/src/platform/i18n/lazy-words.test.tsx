import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { en } from '../../locales/en.ts'
import { createI18n } from './create-i18n.ts'
import { type LazyWords, lazyWords, useLazyWords } from './lazy-words.ts'
import { LanguageContext } from './use-i18n.ts'

function Greeting({ words }: { words: LazyWords<string> }) {
  return <p>{useLazyWords(words)}</p>
}

it('says loaded words at once, each time', async () => {
  const load = vi.fn(async () => 'Hello')
  const words = lazyWords({ en: load, fr: load, bg: load })
  await words.load('en')
  const state = { ...createI18n('en', en), switchLanguage: () => {}, chosenLanguage: 'en' }
  const page = (
    <LanguageContext value={state}>
      <Greeting words={words} />
    </LanguageContext>
  )
  expect([renderToString(page), renderToString(page)]).toEqual(['<p>Hello</p>', '<p>Hello</p>'])
  expect(load).toHaveBeenCalledTimes(1)
})

it('gives the same promise to all who ask during a load, and tries again after a failure', async () => {
  const load = vi.fn(async () => 'Hello').mockRejectedValueOnce(new Error('offline'))
  const words = lazyWords({ en: load, fr: load, bg: load })
  const first = words.load('en')
  expect(words.load('en')).toBe(first)
  await expect(first).rejects.toThrow('offline')
  await expect(words.load('en')).resolves.toBe('Hello')
  expect(load).toHaveBeenCalledTimes(2)
})
