import { isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { SourcePosition } from './channel-file-error.ts'
import type { DataFile, DataPath } from './data-file.ts'
import { readTextFile } from './read-text-file.ts'
import { openYamlIndex } from './yaml-index.ts'

export async function readYamlFile(dir: string, file: string, maxBytes?: number): Promise<DataFile> {
  const { text, problems: unreadable } = await readTextFile(dir, file, maxBytes)
  const lines = new LineCounter()
  // The library looks for a key's twin among all keys before it, which takes minutes for a list of 50,000.
  const options = { lineCounter: lines, prettyErrors: false, stringKeys: true, uniqueKeys: false }
  const document = parseDocument(text ?? '', options)
  const find = openYamlIndex(document)

  const positionAt = (offset: number): SourcePosition => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const nodeAt = (path: DataPath) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = find.node(path.slice(0, length))
      if (isNode(node) && node.range) return node
    }
    return document.contents
  }
  const positionOf = (path: DataPath) => ({ ...positionAt(nodeAt(path)?.range?.[0] ?? 0), path })

  const problems = [...unreadable]
  for (const error of document.errors) problems.push({ ...positionAt(error.pos[0]), message: error.message })
  for (const { range } of find.twins())
    problems.push({ ...positionAt(range?.[0] ?? 0), message: 'Map keys must be unique' })
  visit(document, {
    Scalar(_key, { value, range }) {
      if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) return
      problems.push({
        ...positionAt(range?.[0] ?? 0),
        message: 'expected text, found a character that is none',
      })
    },
  })

  let value: unknown
  if (problems.length === 0) {
    try {
      value = document.toJS() ?? undefined
    } catch (error) {
      // The library counts how often anchors are used, against files that unfold to gigabytes.
      problems.push({ ...positionAt(0), message: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    file,
    value,
    positionOf,
    positionOfKey(path, key) {
      const found = find.key(path, key)
      return found?.range ? positionAt(found.range[0]) : positionOf(path)
    },
    commentAt(path) {
      const node = find.node(path)
      return isScalar(node) && node.value === null ? (node.comment ?? undefined) : undefined
    },
    problems,
  }
}
