import type { StoredCopies } from '../../../context/stored-copies.ts'
import { mapInBatches } from '../../../runtime/map-in-batches.ts'
import type { StoredJournal } from './stored-journal-store.ts'

/** A game of two hours has a hundred. */
const pagesAtATime = 16

export const pageName = (epoch: number, page: number) => `journal-${epoch}-${page}.jsonl`

/** All that the storage has of one size's journal. Throws where it does not give a page. */
export async function readStoredJournal(
  copies: Pick<StoredCopies, 'read'>,
  folder: string,
  journals: readonly StoredJournal[],
): Promise<string> {
  const names = journals.flatMap(({ epoch, pages }) =>
    Array.from({ length: pages }, (_, index) => pageName(epoch, index + 1)),
  )
  const texts = await mapInBatches(names, pagesAtATime, async name => {
    const bytes = await copies.read(folder, name)
    if (!bytes) throw new Error(`The storage has no ${folder}/${name}`)
    return bytes.toString()
  })
  const pages = new Map(names.map((name, index) => [name, texts[index] ?? '']))
  return journals.map(journal => textOf(journal, pages)).join('')
}

function textOf({ epoch, pages, tail }: StoredJournal, texts: ReadonlyMap<string, string>): string {
  const whole = Array.from({ length: pages }, (_, index) => texts.get(pageName(epoch, index + 1)) ?? '')
  return whole.join('') + tail
}
