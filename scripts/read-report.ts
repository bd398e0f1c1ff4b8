import { readFileSync } from 'node:fs'

/** Null where there is none: the runner itself broke. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export function valueAt(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined
}

export function numberAt(object: unknown, key: string): number {
  const value = valueAt(object, key)
  return typeof value === 'number' ? value : 0
}

export function textAt(object: unknown, key: string): string {
  const value = valueAt(object, key)
  return typeof value === 'string' ? value : ''
}

export function listAt(object: unknown, key: string): unknown[] {
  const value = valueAt(object, key)
  return Array.isArray(value) ? value : []
}
