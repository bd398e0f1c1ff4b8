import { fillText } from '@grandstand/ui'
import type { PluralText } from './catalogue.ts'

/** The form that fits the number, with the number put in as the language writes it. */
export function plural(language: string, text: PluralText, number: number): string {
  const form = new Intl.PluralRules(language).select(number)
  return fillText(text[form] ?? text.other, { number: new Intl.NumberFormat(language).format(number) })
}
