import { parseArgs } from 'node:util'
import { isEmail } from '@grandstand/rules'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connection.ts'
import { findChannelId, listChannelKeys } from '../features/channel-code/index.ts'
import { addOperator, createReadablePassword, resetOperator } from '../features/operators/index.ts'
import { createPasswords } from '../runtime/passwords.ts'
import { StartError } from '../runtime/start-error.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run operator -- add EMAIL [--channel KEY]
       npm run operator -- reset EMAIL

  add    make an operator, of one channel or of the whole deployment
  reset  give an operator a new password, end their sessions and turn their second factor off

Both show the password once; it is changed in the Studio, at /studio.`

interface Asked {
  email: string
  channelKey: string | undefined
}

type Own = Pick<Context, 'db' | 'now' | 'passwords'>

const verbs: Record<string, (ctx: Own, asked: Asked, password: string) => Promise<void>> = { add, reset }

/** Exit codes: 0 done, 2 trouble. */
export async function operatorCli(args: string[]): Promise<number> {
  const asked = parseCommand(args)
  if (!asked) {
    console.error(usage)
    return 2
  }
  try {
    const password = createReadablePassword()
    await withDatabase(db =>
      asked.verb({ db, now: () => new Date(), passwords: createPasswords() }, asked, password),
    )
    console.log(`Login:     ${asked.email}\nPassword:  ${password}\nIt is shown this once.`)
    return 0
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
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
    const [name = '', email = '', ...more] = positionals
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    if (!verb || !isEmail(email) || more.length > 0) return undefined
    if (name === 'reset' && values.channel !== undefined) return undefined
    return { verb, email, channelKey: values.channel }
  } catch {
    return undefined
  }
}

async function add(ctx: Own, { email, channelKey }: Asked, password: string): Promise<void> {
  const channelId = channelKey === undefined ? null : await getChannelId(ctx.db, channelKey)
  if (!(await addOperator(ctx, { email, password, channelId }))) {
    throw new StartError(`There is an operator ${email} already: npm run operator -- reset ${email}`)
  }
}

async function reset(ctx: Own, { email }: Asked, password: string): Promise<void> {
  if (!(await resetOperator(ctx, email, password))) throw new StartError(`There is no operator ${email}.`)
}

async function getChannelId(db: Db, channelKey: string): Promise<number> {
  const channelId = await findChannelId(db, channelKey)
  if (channelId !== undefined) return channelId
  const keys = await listChannelKeys(db)
  throw new StartError(`There is no channel ${channelKey}; stored are: ${keys.join(', ') || 'none'}.`)
}
