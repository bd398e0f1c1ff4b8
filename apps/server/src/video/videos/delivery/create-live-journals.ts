import type { Context } from '../../../context/context.ts'
import { readFolder } from './read-folder.ts'
import { readStoredJournal } from './read-stored-journal.ts'
import { listLiveJournals } from './stored-journal-store.ts'

/** What the storage has of the journal of a recording that is not over; undefined: nothing, or it is over. */
export function createLiveJournals({ db, storedCopies }: Pick<Context, 'db' | 'storedCopies'>) {
  return async (folder: string): Promise<Buffer | undefined> => {
    const { channelId, videoId, rung } = readFolder(folder)
    const journals = await listLiveJournals(db, channelId, videoId, rung)
    return journals.length === 0
      ? undefined
      : Buffer.from(await readStoredJournal(storedCopies, folder, journals))
  }
}
