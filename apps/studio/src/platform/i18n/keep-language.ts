import { type InterfaceLanguage, interfaceLanguages } from '@grandstand/contract/constants'
import { chooseLanguage } from '@grandstand/rules'

const name = 'studio_language'

export const isInterfaceLanguage = (code: string): code is InterfaceLanguage =>
  interfaceLanguages.some(language => language === code)

/** What was chosen before, else what the browser likes. */
export function findLanguage(): InterfaceLanguage {
  const chosen = chooseLanguage(interfaceLanguages, [readKept(), ...navigator.languages], 'en')
  return isInterfaceLanguage(chosen) ? chosen : 'en'
}

/** Some browsers forbid storage; the choice then lasts as long as the page. */
export function keepLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(name, language)
  } catch {
    // Nothing is lost but the memory of it.
  }
}

function readKept(): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}
