import type { ShownScores } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { readShownScores } from '../../context/shown-scores.ts'
import { listWatchedGames } from './playback-store.ts'

interface Shown {
  /** By the account; null: nobody is logged in. */
  hidesScores: boolean | null
  readPlainCookie: (name: string) => string | undefined
}

/** The games whose scores the caller may be told, read at most once per request. */
export function openShownScores(
  ctx: Pick<Context, 'db'>,
  { channelId, userId }: { channelId: number; userId: number | null },
  { hidesScores, readPlainCookie }: Shown,
): () => Promise<ShownScores> {
  let read: Promise<ShownScores> | undefined
  const find = async (): Promise<ShownScores> => {
    const ofDevice = readShownScores(readPlainCookie, hidesScores)
    if (ofDevice === 'all' || userId === null) return ofDevice
    return new Set([...ofDevice, ...(await listWatchedGames(ctx.db, channelId, userId))])
  }
  return () => {
    read ??= find()
    return read
  }
}
