import { invalidRequest } from './api-error.ts'

type Clause = { isNot: boolean; field: string; key?: string; sign: string; value: string }

const clausePattern =
  /^(-?)([a-z_.]+)(?:\[(?:"([^"]*)"|'([^']*)')\])?\s*(:|~|>=|<=|>|<)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\w.]+))/

/** `metadata['order']:'7' AND status:'succeeded'`, all of one sort: AND, or OR. */
export function readSearch(query: string, fields: string[]): (row: object) => boolean {
  const { clauses, isAny } = readClauses(query)
  for (const { field } of clauses)
    if (field !== 'metadata' && !fields.includes(field))
      throw invalidRequest(`Field \`${field}\` is an unsupported search field for this resource.`, 'query')
  return row => (isAny ? clauses.some(c => isMet(c, row)) : clauses.every(c => isMet(c, row)))
}

function readClauses(query: string): { clauses: Clause[]; isAny: boolean } {
  const clauses: Clause[] = []
  const joins = new Set<string>()
  let rest = query.trim()
  while (rest) {
    const found = clausePattern.exec(rest)
    if (!found) throw invalidRequest(`We were unable to parse your search query near: ${rest}`, 'query')
    const [whole, minus, field = '', double, single, sign = ':', quoted, apostrophed, bare] = found
    const value = (quoted ?? apostrophed ?? bare ?? '').replace(/\\(.)/g, '$1')
    const key = double ?? single
    clauses.push({ isNot: minus === '-', field, sign, value, ...(key !== undefined && { key }) })
    rest = rest.slice(whole.length).trim()
    const join = /^(AND|OR)\s+/i.exec(rest)
    if (join) joins.add((join[1] ?? '').toUpperCase())
    rest = rest.slice(join?.[0].length ?? 0)
  }
  if (!clauses.length || joins.size > 1)
    throw invalidRequest('A search has clauses that are joined by AND, or by OR, not by both.', 'query')
  return { clauses, isAny: joins.has('OR') }
}

function isMet({ isNot, field, key, sign, value }: Clause, row: object): boolean {
  const found = fieldOf(row, field, key)
  if (value === 'null') return (found === undefined || found === null) !== isNot
  return compare(found, sign, value) !== isNot
}

function fieldOf(row: object, field: string, key: string | undefined): unknown {
  const found = Object.entries(row).find(([name]) => name === field)?.[1]
  if (key === undefined) return found
  return found && typeof found === 'object'
    ? Object.entries(found).find(([name]) => name === key)?.[1]
    : undefined
}

function compare(found: unknown, sign: string, value: string): boolean {
  if (found === undefined || found === null) return false
  const text = String(found).toLowerCase()
  const wanted = value.toLowerCase()
  if (sign === ':') return text === wanted
  if (sign === '~') return text.includes(wanted)
  const [left, right] = [Number(found), Number(value)]
  if (sign === '>') return left > right
  if (sign === '>=') return left >= right
  if (sign === '<') return left < right
  return left <= right
}
