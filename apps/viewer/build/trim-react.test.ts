import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { trimReact } from './trim-react.ts'

const require = createRequire(import.meta.url)
const file = require.resolve('react-dom').replace(/index\.js$/, 'cjs/react-dom-client.production.js')

function trim(code: string, id: string): string | null {
  const { transform } = trimReact()
  if (typeof transform !== 'function') throw new Error('It changes nothing')
  const problems: unknown[] = []
  const answer: unknown = Reflect.apply(transform, { error: (problem: unknown) => problems.push(problem) }, [
    code,
    id,
  ])
  if (problems.length > 0) throw new Error(String(problems[0]))
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : null
}

const whole = readFileSync(file, 'utf8')

test('React is smaller without them, and still a program', () => {
  const trimmed = trim(whole, file) ?? ''
  expect(trimmed.length).toBeLessThan(whole.length * 0.9)
  expect(() => runInNewContext(`(function (exports, require) {${trimmed}})`)).not.toThrow()
})

test('a version of React without one of the functions is refused', () => {
  const other = whole.replaceAll('startViewTransition', 'beginViewTransition')
  expect(() => trim(other, file)).toThrow('React has no longer: startViewTransition')
})

test('no other file is changed', () => {
  expect(trim(whole, '/src/app/start.tsx')).toBeNull()
})
