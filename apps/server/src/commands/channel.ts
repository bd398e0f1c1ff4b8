import { parseArgs } from 'node:util'
import {
  applyChannel,
  ChannelFileError,
  channelFile,
  createStarter,
  describeDifference,
  diffChannel,
  exportChannel,
  findChannelId,
  findChannelKey,
  listChannelKeys,
  loadChannel,
} from '../content/channel-code/index.ts'
import type { Db } from '../db/connection.ts'
import { createFileReaders, FileLimitError } from '../runtime/file-readers/index.ts'
import { StartError } from '../runtime/start-error.ts'
import { endCommand } from './end-command.ts'
import { parseMove } from './move-channel.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run channel -- apply|diff|export DIR [--channel KEY]
       npm run channel -- new NAME
       npm run channel -- pack KEY FOLDER
       npm run channel -- unpack FOLDER

  apply   make the stored channel equal to the folder
  diff    show what apply would change; exits with 1 if there is anything
  export  write the stored channel as a folder
  new     write a small folder for a new channel, channels/NAME, to be edited and applied
  pack    write a channel with its users, orders, games and video into a new folder, for another deployment
  unpack  import such a folder; ids are kept, so they must be free here

  --channel KEY  work on this channel instead of the one that DIR/channel.yaml names`

interface Input {
  dir: string
  channelKey: string | undefined
}

const verbs: Record<string, (db: Db, asked: Input) => Promise<number>> = { apply, diff, export: exportTo }

/** Of this process, which ends with the command. */
const readers = createFileReaders()

/** Exit codes are those of diff: 0 done or equal, 1 different, 2 trouble. */
export async function channelCli(args: string[]): Promise<number> {
  const move = parseMove(args)
  if (move) return endCommand(move)
  const asked = parseCommand(args)
  const [verb, name, ...more] = args
  const isNew = verb === 'new' && name !== undefined && more.length === 0
  if (!asked && !isNew) {
    console.error(usage)
    return 2
  }
  try {
    return asked ? await withDatabase(db => asked.verb(db, asked)) : await create(name ?? '')
  } catch (error) {
    const isExpected = error instanceof ChannelFileError || error instanceof StartError
    console.error(isExpected ? error.message : error)
    return 2
  }
}

function parseCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { channel: { type: 'string' } },
    })
    const [name = '', dir, ...more] = positionals
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    if (!verb || !dir || more.length > 0) return undefined
    if (values.channel !== undefined) channelFile.shape.channel_key.parse(values.channel)
    return { verb, dir, channelKey: values.channel }
  } catch {
    return undefined
  }
}

/** A bare name is that of a folder beside the demo's. */
async function create(name: string): Promise<number> {
  const dir = name.includes('/') ? name : `channels/${name}`
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await createStarter(dir, timeZone, new Date())
  console.log(`Wrote ${dir}, with two teams and a game. Edit it, then: npm run channel -- apply ${dir}`)
  return 0
}

async function apply(db: Db, asked: Input): Promise<number> {
  const loaded = await loadFor(asked)
  const { channel_key } = loaded.document.channel
  const { created, changed, differences, kept } = await applyChannel({ db, now: () => new Date() }, loaded)
  if (created) console.log(`Created ${channel_key}.`)
  else if (!changed) console.log('Nothing to change.')
  else console.log(`Applied ${channel_key}: ${count(differences.length, 'change')}.`)
  for (const each of kept) console.log(describeDifference(each))
  return 0
}

async function diff(db: Db, asked: Input): Promise<number> {
  const { document } = await loadFor(asked)
  const { channel_key } = document.channel
  const channelId = await findChannelId(db, channel_key)
  if (channelId === undefined) {
    console.log(`${channel_key} is not stored yet.`)
    return 1
  }
  const differences = await diffChannel({ db, now: () => new Date() }, channelId, document)
  console.log(differences.length === 0 ? 'No differences.' : differences.map(describeDifference).join('\n'))
  return differences.length === 0 ? 0 : 1
}

async function exportTo(db: Db, { dir, channelKey }: Input): Promise<number> {
  const keys = await listChannelKeys(db)
  const key = channelKey ?? (await findChannelKey(dir)) ?? (keys.length === 1 ? keys[0] : undefined)
  const channelId = key === undefined ? undefined : await findChannelId(db, key)
  if (channelId === undefined) {
    const what = key === undefined ? 'Name the channel with --channel' : `There is no channel ${key}`
    throw new StartError(`${what}; stored channels: ${keys.join(', ') || 'none'}.`)
  }
  await exportChannel(db, channelId, dir)
  console.log(`Exported ${key} to ${dir}.`)
  return 0
}

/** The folder, as if it named the channel asked for. */
async function loadFor({ dir, channelKey }: Input) {
  try {
    const loaded = await loadChannel(dir, readers)
    if (channelKey !== undefined) loaded.document.channel.channel_key = channelKey
    return loaded
  } catch (error) {
    if (!(error instanceof FileLimitError)) throw error
    throw new StartError(
      `${dir} takes more ${error.limit} to read than a channel may. Shorten its lists, and write out what anchors repeat.`,
    )
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
