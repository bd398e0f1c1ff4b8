import type { Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { compareSchema, readProgram } from '../../db/schema-version.ts'
import { readUpgradeNotes } from './read-upgrade-notes.ts'

/** Which program runs, whether the database is of its version, and what changed. */
export async function getVersion(ctx: Pick<Context, 'db'>): Promise<Reply<typeof studioCalls.getVersion>> {
  const [program, schema, notes] = await Promise.all([
    readProgram(),
    compareSchema(ctx.db),
    readUpgradeNotes(),
  ])
  return { program, ...schema, ...notes }
}
