import type { ShellWords } from './shell-types.ts'
import { shellWordsBg } from './shell-words-bg.ts'
import { shellWordsEn } from './shell-words-en.ts'
import { shellWordsFr } from './shell-words-fr.ts'

const byLanguage: Record<string, ShellWords> = { en: shellWordsEn, fr: shellWordsFr, bg: shellWordsBg }

export function shellWords(language: string): ShellWords {
  return byLanguage[language] ?? shellWordsEn
}
