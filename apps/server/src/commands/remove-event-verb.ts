import type { RemovalRefusal } from '@grandstand/rules'
import type { DeskEvent } from '../catalogue/events/index.ts'
import type { Context } from '../context/context.ts'
import { previewRemoval, type Removed, removeEvent } from '../games/event-removal/index.ts'
import { openJobQueue } from '../jobs/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { StartError } from '../runtime/start-error.ts'
import { readSite } from '../video/nodes/index.ts'
import { removeRecording } from '../video/videos/index.ts'

type Ctx = Pick<Context, 'db' | 'now'> & { databaseUrl: string; dataDir: string }

const reasons: Record<RemovalRefusal, string> = {
  live: 'is live: end it first',
  held: 'was bought by or given to somebody, who keeps it; cancel it instead',
  in_work: 'has a video in the making: wait for it, or stop it',
}

/** Says what goes with it; only who has said yes to that removes it. The files are the server's to delete. */
export async function removeDeskEvent(ctx: Ctx, event: DeskEvent, isSure: boolean): Promise<void> {
  const { channel_id, id } = event
  if (!isSure) {
    const going = readOutcome(event, await ctx.db.transaction(tx => previewRemoval(tx, channel_id, id)))
    console.log(`${event.name}: ${tell(going)} would be removed with it, for good.`)
    console.log(`To remove it: npm run events -- remove ${id} --yes`)
    return
  }
  const jobs = await openJobQueue({
    databaseUrl: ctx.databaseUrl,
    jobs: [removeRecording],
    maxConnections: 1,
    site: await readSite(ctx.dataDir),
    log: createLog('silent'),
  })
  try {
    const by = { operator: null, ip: '' }
    const gone = await ctx.db.transaction(tx => removeEvent({ jobs, now: ctx.now }, tx, channel_id, id, by))
    console.log(`${event.name} is removed, together with ${tell(readOutcome(event, gone))}.`)
  } finally {
    await jobs.stop()
  }
}

function readOutcome({ id }: DeskEvent, outcome: Removed | RemovalRefusal | undefined): Removed {
  if (outcome === undefined) throw new StartError(`There is no event ${id}: npm run events -- list`)
  if (typeof outcome === 'string') throw new StartError(`Event ${id} ${reasons[outcome]}.`)
  return outcome
}

const tell = ({ clips, videos }: Removed) =>
  `${clips} ${clips === 1 ? 'clip' : 'clips'} and ${videos} ${videos === 1 ? 'video' : 'videos'}`
