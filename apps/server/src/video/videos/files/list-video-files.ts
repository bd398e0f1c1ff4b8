import { type ReplayProblem, type ReplayState, replayProblems, replayStates } from '@grandstand/contract'
import { z } from 'zod'
import type { Context } from '../../../context/context.ts'
import type { OwnerRef } from './file-owner.ts'
import { type FileRow, listFiles } from './file-store.ts'

const state = z.enum(replayStates)
const problem = z.enum(replayProblems).nullable()

export type VideoFile = Omit<FileRow, 'state' | 'problem'> & {
  state: ReplayState
  problem: ReplayProblem | null
}

/** The files that are or were to become videos of something, oldest first. */
export async function listVideoFiles(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  ownerRef: OwnerRef,
): Promise<VideoFile[]> {
  return (await listFiles(ctx.db, channelId, ownerRef)).map(readFile)
}

export function readFile(row: FileRow): VideoFile {
  return { ...row, state: state.parse(row.state), problem: problem.parse(row.problem) }
}
