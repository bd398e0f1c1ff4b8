import type { ContentProblemCode } from '@grandstand/contract'
import type { z } from 'zod'
import type { Problem } from './channel-file-error.ts'
import { suggest } from './closest-word.ts'
import type { DataFile, DataPath } from './data-file.ts'
import { listKnownKeys } from './walk-schema.ts'

type Issue = z.core.$ZodIssue

/** What the schema says against a file, at the places in the file. */
export function describeIssue(
  source: DataFile,
  schema: z.ZodType,
  issue: Issue,
  base: DataPath = [],
): Problem[] {
  const path = [...base, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const known = listKnownKeys(schema, path)
    return issue.keys.map(key => ({
      ...source.positionOfKey(path, key),
      message: `unknown key ${key}${suggest(key, known) || `, expected ${listWords(known)}`}`,
    }))
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1))
    const expected = issue.issues.map(describeExpected).join(' and ')
    const position = source.positionOfKey(path.slice(0, -1), key)
    return [{ ...position, message: `expected ${expected}, found ${JSON.stringify(key)}` }]
  }
  const inner = issue.code === 'invalid_union' ? chooseBranch(issue.errors) : []
  if (inner.length > 0) return inner.flatMap(each => describeIssue(source, schema, each, path))

  const label = path.findLast(key => typeof key === 'string')
  const found = describeFound(source, path)
  const expected = `expected ${describeExpected(issue)}, found ${found}`
  const message = label === undefined ? expected : `${label}: ${expected}`
  return [{ ...source.positionOf(path), message, code: chooseCode(issue, found) }]
}

function chooseCode(issue: Issue, found: string): ContentProblemCode {
  if (found === 'nothing' || found === '""' || found === 'an empty list') return 'missing'
  return issue.code === 'too_small' || issue.code === 'too_big' ? issue.code : 'invalid'
}

/** Of a union, what the likeliest form lacks; nothing when the value has none of the forms. */
function chooseBranch(branches: Issue[][]): Issue[] {
  const fitting = branches.filter(issues =>
    issues.every(issue => issue.path.length > 0 || issue.code === 'unrecognized_keys'),
  )
  const fewest = Math.min(...fitting.map(issues => issues.length))
  const [best = [], ...others] = fitting.filter(issues => issues.length === fewest)
  // Several forms fit as badly: what they lack differs, but none of them knows these keys.
  return others.length > 0 ? best.filter(issue => issue.code === 'unrecognized_keys') : best
}

const typeNames: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
}

const formatNames: Record<string, string> = {
  email: 'an email address',
  url: 'an address like https://example.org',
  date: 'a date like 2022-08-01',
}

function describeExpected(issue: Issue): string {
  if (issue.message.startsWith('must be ')) return issue.message.slice('must be '.length)
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected
    case 'invalid_value':
      return listWords(issue.values.map(String))
    case 'invalid_format':
      return formatNames[issue.format] ?? issue.message
    case 'too_small':
      if (issue.origin === 'string') return 'text'
      return issue.origin === 'array' ? `at least ${issue.minimum} in the list` : `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' letters' : ''}`
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(describeExpected))].join(' or ')
    default:
      return issue.message
  }
}

function describeFound(source: DataFile, path: DataPath): string {
  let value = source.value
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  if (value === undefined) return 'nothing'
  if (value === null)
    return source.commentAt(path) ? 'nothing (text that begins with # needs quotes)' : 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object') return 'keys with values'
  return shorten(JSON.stringify(value))
}

function listWords(words: string[]): string {
  return words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
