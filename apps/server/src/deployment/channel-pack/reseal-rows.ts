import { Duplex } from 'node:stream'
import type { Sealer } from '../../runtime/sealer.ts'
import { sealedColumns } from './moving-tables.ts'

interface Sealers {
  from: Sealer
  to: Sealer
}

/**
 * Rows as COPY writes them: what one key has sealed is sealed by another. COPY escapes no letter of a sealed text. What
 * the first key cannot open stays as it is: it was lost before.
 */
export function resealRows(
  { name, columns }: { name: string; columns: readonly string[] },
  { from, to }: Sealers,
): Duplex | undefined {
  const purposes = sealedColumns[name]
  if (!purposes) return undefined
  const resealField = (field: string, index: number) => {
    const purpose = purposes[columns[index] ?? '']
    const text = purpose === undefined ? null : from.open(purpose, field)
    return purpose === undefined || text === null ? field : to.seal(purpose, text)
  }
  return Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of chunks) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield `${line.split('\t').map(resealField).join('\t')}\n`
    }
    // No row ends here: COPY ends each with a line break. What is left is damage, and is refused as such.
    yield rest
  })
}
