import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type FileOwner, fileOwners } from '@grandstand/contract'
import { findFfmpeg } from '@grandstand/media'
import type { Context } from '../context/context.ts'
import { openJobQueue } from '../jobs/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { StartError } from '../runtime/start-error.ts'
import { readSite } from '../video/nodes/index.ts'
import { findOwners, importFile, listVideoFiles, type OwnerRef, processFile } from '../video/videos/index.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'folders' | 'isProduction'> & {
  databaseUrl: string
  dataDir: string
  ffmpegPath: string | null
}

interface FileCommand {
  /** Undefined: asks how far the files are. */
  file: string | undefined
  owner: FileOwner
  /** An id, or an alias where there are some. */
  owned: string
  name: string | undefined
}

/** `import FILE --event ID` and `files ID`, of whatever has files; undefined where it is neither. */
export function parseFileCommand(args: string[]): FileCommand | undefined {
  try {
    const option = { type: 'string' } as const
    const options = {
      event: option,
      teaser: option,
      library: option,
      preroll: option,
      slide: option,
      name: option,
    }
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [command, argument, ...more] = positionals
    if ((command !== 'import' && command !== 'files') || more.length > 0) return undefined
    const isImport = command === 'import'
    const owner = fileOwners.find(each => values[each] !== undefined) ?? 'event'
    const owned = values[owner] ?? (isImport ? undefined : argument)
    if (owned === undefined || (isImport && argument === undefined)) return undefined
    return { file: isImport ? argument : undefined, owner, owned, name: values.name }
  } catch {
    return undefined
  }
}

export async function runFileCommand(ctx: Ctx, { file, owner, owned, name }: FileCommand): Promise<void> {
  const [found, ...others] = await findOwners(ctx.db, owner, owned)
  const noun = owner === 'teaser' ? 'event' : owner === 'library' ? 'item of the library' : owner
  if (!found) throw new StartError(`There is no ${noun} ${owned}.`)
  if (others.length > 0) throw new StartError(`Several channels have an ${noun} ${owned}: name it by its id.`)
  const ownerRef = { owner, id: found.id }
  if (file === undefined) return showFiles(ctx, found.channel_id, ownerRef)
  await importVideo(ctx, found.channel_id, ownerRef, { path: resolve(file), name })
}

async function importVideo(
  ctx: Ctx,
  channelId: number,
  of: OwnerRef,
  file: { path: string; name: string | undefined },
): Promise<void> {
  const isFile = await stat(file.path).then(
    found => found.isFile(),
    () => false,
  )
  if (!isFile) throw new StartError(`There is no file ${file.path}.`)
  const site = await readSite(ctx.dataDir)
  const jobs = await openJobQueue({
    databaseUrl: ctx.databaseUrl,
    jobs: [processFile],
    maxConnections: 1,
    site,
    log: createLog('silent'),
  })
  try {
    const ffmpeg = await findFfmpeg(ctx.ffmpegPath)
    const id = await importFile({ ...ctx, jobs, ffmpeg, nodes: { site } }, channelId, of, file)
    console.log(`File ${id} is queued. The server makes it a video.`)
    console.log(`To see its progress: npm run media -- files --${of.owner} ${of.id}`)
  } finally {
    await jobs.stop()
  }
}

async function showFiles(ctx: Ctx, channelId: number, ownerRef: OwnerRef): Promise<void> {
  const found = await listVideoFiles(ctx, channelId, ownerRef)
  if (found.length === 0) console.log('There are no files.')
  for (const { id, name, state, percent, problem } of found) {
    const detail = problem
      ? `: ${problem.replaceAll('_', ' ')}`
      : state === 'processing'
        ? ` ${percent} %`
        : ''
    console.log(`${id}  ${name}: ${state}${detail}`)
  }
}
