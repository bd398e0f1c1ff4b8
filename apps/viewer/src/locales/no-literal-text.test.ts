import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const folders = ['../', '../../../studio/src/', '../../../../packages/ui/src/'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const files = folders.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map(name => folder + name),
)

/** Attributes and properties of ours that are read or shown to a person. */
const spoken = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label', 'text', 'hint']
const hasLetters = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value)

/** Texts between tags, and those of attributes that a person hears or sees. */
function literalTexts(source: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, name } = { type: null, value: null, name: null, ...node }
    if (type === 'JSXText' && hasLetters(value)) found.push(String(value).trim())
    if (type === 'JSXAttribute' && spoken.includes(textOf(name, 'name'))) {
      const text = textOf(value, 'value')
      if (hasLetters(text)) found.push(text)
    }
    Object.values(node).forEach(visit)
  }
  visit(parseSync('file.tsx', source).program)
  return found
}

function textOf(node: unknown, key: string): string {
  const value = typeof node === 'object' && node !== null ? Reflect.get(node, key) : null
  return typeof value === 'string' ? value : ''
}

test('the check sees literal texts', () => {
  expect(literalTexts('const a = <p className="a">Hello there</p>')).toEqual(['Hello there'])
  expect(literalTexts('const a = <p>{words.a} or {words.b}</p>')).toEqual(['or'])
  expect(literalTexts('const a = <b aria-label="Close">{icon} · </b>')).toEqual(['Close'])
})

test('the files are found', () => {
  expect(files.length).toBeGreaterThan(20)
})

test('no text is outside the catalogues', () => {
  const found = files.flatMap(file =>
    literalTexts(readFileSync(file, 'utf8')).map(text => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
