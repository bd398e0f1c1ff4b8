import { parseArgs } from 'node:util'
import { type OperatorRole, operatorRoles } from '@grandstand/contract'
import { isEmail } from '@grandstand/rules'
import { findChannelId, listChannelKeys } from '../content/channel-code/index.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connection.ts'
import { addOperator, createReadablePassword, resetOperator } from '../operators/operators/index.ts'
import { endProgramKey, makeProgramKey } from '../operators/studio-users/index.ts'
import { createPasswords } from '../runtime/passwords.ts'
import { StartError } from '../runtime/start-error.ts'
import { endCommand } from './end-command.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run operator -- add EMAIL [--channel KEY [--role ROLE]]
       npm run operator -- reset EMAIL
       npm run operator -- key EMAIL --channel KEY --program NAME
       npm run operator -- end-key EMAIL --channel KEY --program NAME

  add      make an operator, of one channel or of the whole deployment; of a channel with a role, which is one of
           ${operatorRoles.join(', ')}: an owner unless told otherwise
  reset    give an operator a new password, end their sessions and turn their second factor off
  key      make a key with which a program speaks for a viewer of a channel, in an Authorization header;
           it takes the place of one of the same name, and ends after 30 days without use
  end-key  end it at once

Passwords and keys are shown once; a password is changed in the Studio, at /studio.`

interface Input {
  email: string
  channelKey: string | undefined
  program: string | undefined
  role: string | undefined
}

type Ctx = Pick<Context, 'db' | 'now' | 'passwords'>

interface Verb {
  isAsked(asked: Input): boolean
  /** What to tell. */
  run(ctx: Ctx, asked: Input): Promise<string>
}

const verbs: Record<string, Verb> = {
  add: {
    isAsked: ({ channelKey, program, role }) =>
      program === undefined && (role === undefined || (channelKey !== undefined && isRole(role))),
    run: add,
  },
  reset: {
    isAsked: ({ channelKey, program, role }) => [channelKey, program, role].every(each => each === undefined),
    run: reset,
  },
  key: { isAsked: isOfProgram, run: key },
  'end-key': { isAsked: isOfProgram, run: endKey },
}

export async function operatorCli(args: string[]): Promise<number> {
  const asked = parseCommand(args)
  if (!asked) {
    console.error(usage)
    return 2
  }
  return endCommand(async () => {
    const told = await withDatabase(db =>
      asked.verb.run({ db, now: () => new Date(), passwords: createPasswords() }, asked),
    )
    console.log(told)
  })
}

function parseCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { channel: { type: 'string' }, program: { type: 'string' }, role: { type: 'string' } },
    })
    const [name = '', email = '', ...more] = positionals
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    const asked = { email, channelKey: values.channel, program: values.program, role: values.role }
    if (!verb?.isAsked(asked) || !isEmail(email) || more.length > 0) return undefined
    return { verb, ...asked }
  } catch {
    return undefined
  }
}

function isRole(text: string): text is OperatorRole {
  return operatorRoles.some(role => role === text)
}

function isOfProgram({ channelKey, program, role }: Input): boolean {
  if (role !== undefined) return false
  return channelKey !== undefined && program !== undefined && /^[\w .-]{1,60}$/.test(program)
}

async function add(ctx: Ctx, { email, channelKey, role = 'owner' }: Input): Promise<string> {
  const channelId = channelKey === undefined ? null : await getChannelId(ctx.db, channelKey)
  const password = createReadablePassword()
  if (!(await addOperator(ctx, { email, password, channelId, ...(isRole(role) && { role }) }))) {
    throw new StartError(
      `The operator ${email} already exists. To set a new password: npm run operator -- reset ${email}`,
    )
  }
  return describeLogin(email, password)
}

async function reset(ctx: Ctx, { email }: Input): Promise<string> {
  const password = createReadablePassword()
  if (!(await resetOperator(ctx, email, password))) throw new StartError(`There is no operator ${email}.`)
  return describeLogin(email, password)
}

async function key(ctx: Ctx, asked: Input): Promise<string> {
  const made = await makeProgramKey(ctx, await getProgram(ctx.db, asked))
  if (made === null) throw new StartError(`The channel ${asked.channelKey} has no user ${asked.email}.`)
  return `Key:  ${made}\nIt is shown only once. Send it in a header: Authorization: Bearer KEY`
}

async function endKey(ctx: Ctx, asked: Input): Promise<string> {
  if (!(await endProgramKey(ctx, await getProgram(ctx.db, asked))))
    throw new StartError(`${asked.email} has no key for ${asked.program}.`)
  return 'The key no longer works.'
}

async function getProgram(db: Db, { email, channelKey = '', program = '' }: Input) {
  return { channelId: await getChannelId(db, channelKey), email, program }
}

function describeLogin(email: string, password: string): string {
  return `Login:     ${email}\nPassword:  ${password}\nThe password is shown only once.`
}

async function getChannelId(db: Db, channelKey: string): Promise<number> {
  const channelId = await findChannelId(db, channelKey)
  if (channelId !== undefined) return channelId
  const keys = await listChannelKeys(db)
  throw new StartError(`There is no channel ${channelKey}; stored channels: ${keys.join(', ') || 'none'}.`)
}
