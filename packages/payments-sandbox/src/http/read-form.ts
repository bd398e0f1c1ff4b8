import { invalidRequest } from '../api/api-error.ts'
import type { Params } from '../api/params.ts'

const maxDepth = 8

/** `a[b][0]=c` as the SDK writes it, `a[]=c` as people do. */
export function readForm(text: string): Params {
  const params = newGroup()
  for (const [name, value] of new URLSearchParams(text)) place(params, name, value)
  return params
}

function place(params: Params, name: string, value: string): void {
  const path = name.split('[').map(part => part.replace(/\]$/, ''))
  if (path.length > maxDepth) throw invalidRequest('Too deeply nested.', name)
  let group = params
  for (const part of path.slice(0, -1)) {
    const found = group[keyOf(group, part)]
    const next = typeof found === 'object' ? found : newGroup()
    if (found !== next) group[keyOf(group, part)] = next
    group = next
  }
  group[keyOf(group, path.at(-1) ?? '')] = value
}

function keyOf(group: Params, part: string): string {
  return part === '' ? String(Object.keys(group).length) : part
}

/** Without a prototype, so that no name reaches one. */
function newGroup(): Params {
  return Object.create(null)
}
