import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Body, StudioChannel, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { applyChannel, ChannelFileError, findChannelId, loadChannel } from '../channel-code/index.ts'
import { logoPath, newChannelFiles, newChannelPages } from './new-channel-files.ts'

type NewChannel = Body<typeof studioCalls.createChannel>

interface Input {
  session: OperatorSession
  body: NewChannel
  ip: string
}

/** As a folder that is applied: what is written here can be exported and gone on with as code. */
export async function createChannel(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'fileReaders'>,
  { session, body, ip }: Input,
): Promise<StudioChannel> {
  if ((await findChannelId(ctx.db, body.channel_key)) !== undefined) throw taken('channel_key')
  const channelId = await apply(ctx, body)
  await recordAction(ctx, {
    action: 'create_channel',
    operator: session.operator,
    channelId,
    ip,
    details: { channel_key: body.channel_key },
  })
  await waitUntilKnown(ctx, body.channel_key)
  return { channel_key: body.channel_key, name: body.name, time_zone: body.time_zone }
}

async function apply(ctx: Pick<Context, 'db' | 'now' | 'fileReaders'>, body: NewChannel): Promise<number> {
  const dir = await mkdtemp(path.join(tmpdir(), 'new-channel-'))
  try {
    await writeFolder(dir, body)
    const { channelId } = await applyChannel(ctx, await loadChannel(dir, ctx.fileReaders), {
      mustBeNew: true,
    })
    return channelId
  } catch (error) {
    if (error instanceof ChannelFileError) throw explain(error)
    throw error
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function writeFolder(dir: string, body: NewChannel): Promise<void> {
  const logo = body.logo === null ? null : Buffer.from(body.logo, 'base64')
  const files = newChannelFiles(body, logo !== null)
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(dir, name), JSON.stringify(content, null, 1))
  await mkdir(path.join(dir, 'pages'))
  for (const [name, text] of Object.entries(newChannelPages(body)))
    await writeFile(path.join(dir, name), text)
  if (!logo) return
  await mkdir(path.join(dir, 'images'))
  await writeFile(path.join(dir, logoPath), logo)
}

/** In the form's own words where one of its fields is meant. */
function explain({ problems: [problem] }: ChannelFileError): CallError {
  if (!problem) return taken('channel_key')
  const { code, path, message } = problem
  if (code === 'taken') return taken('host')
  const field = code === 'picture' ? 'logo' : path?.[0] === 'time_zone' ? 'time_zone' : 'name'
  return new CallError('invalid_request', { fields: { [field]: message } })
}

const taken = (field: string) => new CallError('conflict', { fields: { [field]: 'is taken' } })

/** What is known of channels is up to a second old; who made one goes on with it at once. */
async function waitUntilKnown({ channels }: Pick<Context, 'channels'>, channelKey: string): Promise<void> {
  for (let tries = 0; tries < 20 && !(await channels.findByKey(channelKey)); tries += 1) await sleep(100)
}
