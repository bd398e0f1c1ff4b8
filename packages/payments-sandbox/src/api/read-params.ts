import { invalidRequest } from './api-error.ts'
import type { Params } from './params.ts'

export function readText(params: Params, name: string): string | undefined {
  const value = params[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, name)
  if (value.length > 5000) throw invalidRequest(`Invalid string: longer than 5000 characters.`, name)
  return value
}

export function needText(params: Params, name: string): string {
  const value = readText(params, name)
  if (!value) throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing')
  return value
}

export function readWhole(params: Params, name: string): number | undefined {
  const value = readText(params, name)
  if (value === undefined || value === '') return undefined
  if (!/^-?\d{1,15}$/.test(value))
    throw invalidRequest(`Invalid integer: ${value}`, name, 'parameter_invalid_integer')
  return Number(value)
}

export function needWhole(params: Params, name: string): number {
  const value = readWhole(params, name)
  if (value === undefined) throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing')
  return value
}

export function readFlag(params: Params, name: string): boolean | undefined {
  const value = readText(params, name)
  if (value === undefined || value === '') return undefined
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, name)
  return value === 'true'
}

export function readChoice<T extends string>(
  params: Params,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = readText(params, name)
  if (value === undefined || value === '') return undefined
  const choice = choices.find(one => one === value)
  if (choice === undefined)
    throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, name)
  return choice
}

export function readGroup(params: Params, name: string): Params | undefined {
  const value = params[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'object') throw invalidRequest('Invalid object', name)
  return value
}

export function readGroups(params: Params, name: string): Params[] {
  return readList(params, name).map(one => {
    if (typeof one !== 'object') throw invalidRequest('Invalid array', name)
    return one
  })
}

export function readTexts(params: Params, name: string): string[] {
  return readList(params, name).map(one => {
    if (typeof one !== 'string') throw invalidRequest('Invalid array', name)
    return one
  })
}

function readList(params: Params, name: string): (string | Params)[] {
  return Object.values(readGroup(params, name) ?? {})
}
