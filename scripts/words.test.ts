import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from './root.ts'

/** Catalogues, mails, notices and the demo use one word per concept: on the left the wrong words. */
const otherWords: readonly [RegExp, string][] = [
  [/акаунт/iu, 'профил'],
  [/стрийм/iu, 'предаване'],
  [/студио/iu, 'Studio'],
  [/библиотек/iu, 'видеотека'],
  [/повторени[ея]/iu, 'запис'],
  [/(?<!\p{L})пропуск(?:ът|а|и|ите)?(?!\p{L})/iu, 'абонамент'],
  [/такс[аи](?:та)? за услугата/iu, 'такса за обслужване'],
  [/доставчик\p{L}* на плащания|платежни\p{L}* оператор/iu, 'платежната система'],
  [/безплатни(?:я|ят) период/iu, 'пробен период'],
  [/откаж\p{L}* подновяването/iu, 'прекратете подновяването'],
  [/adresse e-mail/iu, 'adresse courriel'],
  [/médiathèque/iu, 'vidéothèque'],
  [/fournisseur de paiement/iu, 'prestataire de paiement'],
  [/mot de passe temporaire/iu, 'mot de passe provisoire'],
]

function listSources(folder: string): string[] {
  return readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(?:ts|yaml|md)$/.test(path) && !path.endsWith('.test.ts'))
    .map(path => join(folder, path))
}

test('each thing has one word everywhere', () => {
  const parts = ['apps', 'packages'].flatMap(each =>
    readdirSync(fromRoot(each)).map(part => `${each}/${part}/src`),
  )
  const wrong = [...parts, 'channels'].flatMap(listSources).flatMap(path => {
    const text = readFileSync(fromRoot(path), 'utf8')
    return otherWords
      .filter(([other]) => other.test(text))
      .map(([other, word]) => `${path}: ${other} → ${word}`)
  })
  expect(wrong).toEqual([])
})
