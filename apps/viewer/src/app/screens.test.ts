import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getScreen, partsOf, screenNames } from '@grandstand/rules'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../screens')
const fileOf = (part: string) => path.join(folder, `${part}-screen.tsx`)

/** All that comes with a module before it runs. */
function listImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) (?!type\b).*from '(\.[^']+)'/gm)
  for (const [, source = ''] of imports) listImports(path.join(path.dirname(file), source), seen)
  return seen
}

/** The topics whose texts a module imports. */
function listWords(source: string): string[] {
  const imported = source.match(/import (\{[^}]*\}) from '[./]+\/locales\/words\.ts'/)?.[1] ?? ''
  return [...imported.matchAll(/\b(?:use)?([A-Za-z]+)Words\b/g)].map(([, topic = '']) => topic.toLowerCase())
}

test.each(screenNames)('the table lists the texts that %s uses', name => {
  const files = partsOf(name).flatMap(part => [...listImports(fileOf(part))])
  const said = files.flatMap(file => listWords(readFileSync(file, 'utf8')))
  const { words = [] } = getScreen(name)
  expect([...new Set(said)].toSorted()).toEqual([...words])
})

test('the folder of screens holds the screens of the table and nothing else', () => {
  const parts = new Set(screenNames.flatMap(name => [...partsOf(name)]))
  const modules = readdirSync(folder).filter(file => /\.tsx?$/.test(file))
  expect(modules.toSorted()).toEqual([...parts].map(part => `${part}-screen.tsx`).toSorted())
})
