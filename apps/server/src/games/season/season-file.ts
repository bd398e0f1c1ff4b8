import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { defineReader, FileLimitError } from '../../runtime/file-readers/index.ts'
import { listColumnMeanings } from './column-meaning-store.ts'
import type { readSeasonFile } from './read-season-file.ts'
import type { SeasonInput } from './season-input.ts'

/** A workbook of 20,000 games takes a second. */
const reader = defineReader<typeof readSeasonFile>('season-file', import.meta.url, {
  maxCpuMs: 2_000,
  maxMemoryMb: 256,
})

/** The rows of a file, or why it has none. */
export type LoadedSeason = Awaited<ReturnType<typeof readSeasonFile>>

/**
 * Null: the season is no file. What the operator says of a column counts more than what was said for an earlier file of the
 * channel. To be called before a transaction, which would hold its connection
 * meanwhile.
 */
export async function loadSeason(
  { db, fileReaders }: Pick<Context, 'db' | 'fileReaders'>,
  channel: Channel,
  { source, columns }: Pick<SeasonInput, 'source' | 'columns'>,
): Promise<LoadedSeason | null> {
  if (source.kind !== 'file') return null
  const known = await listColumnMeanings(db, channel.id)
  const file = {
    content: source.content,
    language: channel.settings.language,
    columns: { ...known, ...columns },
  }
  try {
    return await fileReaders.read(reader, file)
  } catch (error) {
    if (!(error instanceof FileLimitError)) throw error
    const code = error.limit === 'memory' ? 'too_large' : 'too_slow'
    return { problem: { code, line: null, found: '' }, odd: [] }
  }
}
