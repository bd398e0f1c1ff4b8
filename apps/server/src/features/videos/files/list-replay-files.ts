import { type ReplayProblem, type ReplayState, replayProblems, replayStates } from '@grandstand/contract'
import { z } from 'zod'
import type { Context } from '../../../context/context.ts'
import { type FileRow, listFiles } from './replay-file-store.ts'

const state = z.enum(replayStates)
const problem = z.enum(replayProblems).nullable()

export type ReplayFile = Omit<FileRow, 'state' | 'problem'> & {
  state: ReplayState
  problem: ReplayProblem | null
}

/** The files that are or were to become replays of an event, oldest first. */
export async function listReplayFiles(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  eventId: number,
): Promise<ReplayFile[]> {
  return (await listFiles(ctx.db, channelId, eventId)).map(readFile)
}

export function readFile(row: FileRow): ReplayFile {
  return { ...row, state: state.parse(row.state), problem: problem.parse(row.problem) }
}
