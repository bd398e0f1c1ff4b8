import { getScreen, partsOf, type ScreenName, screenNames } from '@grandstand/rules'
import {
  accountWords,
  clipsWords,
  commerceWords,
  contentWords,
  passesWords,
  rehearsalWords,
  searchWords,
  teamWords,
  watchWords,
} from '../locales/words.ts'
import type { Screen } from '../platform/first-answers.ts'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'

const words = {
  account: accountWords,
  clips: clipsWords,
  commerce: commerceWords,
  content: contentWords,
  passes: passesWords,
  search: searchWords,
  team: teamWords,
  rehearsal: rehearsalWords,
  watch: watchWords,
}
/** A module of `screens` exports its screen alone. */
const modules = import.meta.glob<Record<string, Screen>>('../screens/*-screen.tsx')
const parts = new Map<string, LazyScreen>()

for (const name of screenNames) {
  const { words: own = [] } = getScreen(name)
  for (const part of partsOf(name)) {
    if (!parts.has(part))
      parts.set(
        part,
        lazyScreen(
          () => loadPart(part),
          own.map(each => words[each]),
        ),
      )
  }
}

async function loadPart(part: string): Promise<Screen> {
  const [screen] = Object.values((await modules[`../screens/${part}-screen.tsx`]?.()) ?? {})
  if (!screen) throw new Error(`There is no screen ${part}`)
  return screen
}

export function getPart(part: string): LazyScreen {
  const found = parts.get(part)
  if (!found) throw new Error(`No screen has a part ${part}`)
  return found
}

export async function loadWords(screen: ScreenName, language: string): Promise<void> {
  const { words: own = [] } = getScreen(screen)
  await Promise.all(own.map(each => words[each].load(language)))
}
