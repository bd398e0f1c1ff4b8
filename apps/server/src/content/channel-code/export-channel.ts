import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '../../db/connection.ts'
import { errorCode } from '../../runtime/error-code.ts'
import { diffDocuments } from './diff-channels.ts'
import { channelFiles } from './files/channel-document.ts'
import { ChannelFileError } from './files/channel-file-error.ts'
import { eventsTable } from './files/events-table.ts'
import { findChannelKey } from './files/find-channel-key.ts'
import { writeChannelFolder } from './files/write-channel-folder.ts'
import { loadChannel } from './load-channel.ts'
import { findImageBytes } from './rows/channel-image-store.ts'
import { readChannel } from './rows/read-channel.ts'

/** Writes the stored channel as a folder. The folder appears whole, or stays as it was. */
export async function exportChannel(db: Db, channelId: number, dir: string): Promise<void> {
  const target = path.resolve(dir)
  const document = await readChannel(db, channelId, { withGames: true })
  const { channel_key } = document.channel
  const isThere = await checkTarget(target, channel_key)

  const suffix = randomBytes(4).toString('hex')
  const fresh = `${target}.new-${suffix}`
  try {
    await mkdir(path.dirname(target), { recursive: true })
    if (isThere)
      await cp(target, fresh, { recursive: true, verbatimSymlinks: true, filter: isForeign(target) })
    await mkdir(fresh, { recursive: true })
    const options = { hasTable: isThere && (await readdir(target)).includes(eventsTable) }
    await writeChannelFolder(fresh, document, options, async hash => {
      const bytes = await findImageBytes(db, channelId, hash)
      if (!bytes) throw new Error('The channel was changed meanwhile; please export again')
      return bytes
    })
    const differences = diffDocuments(document, (await loadChannel(fresh)).document)
    if (differences.length > 0) throw new Error(`The export would not be true to ${differences[0]?.path}`)
    await replaceFolder(target, fresh, isThere ? `${target}.old-${suffix}` : undefined)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** True if the folder is there and may be replaced. */
async function checkTarget(target: string, channelKey: string): Promise<boolean> {
  const names = await readdir(target).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new ChannelFileError([], `${target} is not a folder that can be written.`)
  })
  if (!names) return false
  if (names.length > 0 && (await findChannelKey(target)) !== channelKey) {
    throw new ChannelFileError([], `The folder ${target} is not empty and holds no channel ${channelKey}.`)
  }
  return true
}

/** What people keep beside the channel's files goes along; what the export writes or leaves out does not. */
function isForeign(target: string): (source: string) => boolean {
  return source => {
    const file = path.relative(target, source).split(path.sep).join('/')
    return file !== eventsTable && !Object.hasOwn(channelFiles, file) && !/^pages\/.+\.md$/.test(file)
  }
}

async function replaceFolder(target: string, fresh: string, aside: string | undefined): Promise<void> {
  if (aside) await rename(target, aside)
  try {
    await rename(fresh, target)
  } catch (error) {
    if (aside) await rename(aside, target)
    throw error
  }
  if (aside) await rm(aside, { recursive: true, force: true })
}
