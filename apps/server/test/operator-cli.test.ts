import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operatorCli } from '../src/commands/operator.ts'
import { serveTests } from './serve-tests.ts'
import { cookieOf, login, studioClient } from './studio-client.ts'

let said: string

const server = await serveTests()

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', server.databaseUrl)
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation(line => {
      said += `${line}\n`
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** The exit code, what was said, and the password that was shown. */
async function run(...args: string[]) {
  said = ''
  const code = await operatorCli(args)
  return { code, said, password: said.match(/Password:\s+(\S+)/)?.[1] ?? '' }
}

test('an operator is added on the machine, with a password that is shown once and works', async () => {
  const { code, password } = await run('add', 'new@example.com')
  expect(code).toBe(0)
  expect((await login(server, 'new@example.com', password)).json.operator.channel).toBeNull()
  const again = await run('add', 'New@Example.com')
  expect(again).toMatchObject({ code: 2, password: '' })
  expect(again.said).toContain('The operator New@Example.com already exists')
})

test('an operator of one channel is added by the channel’s key', async () => {
  const { password } = await run('add', 'beta@example.com', '--channel', 'beta')
  const { json } = await login(server, 'beta@example.com', password)
  expect(json.operator.channel.channel_key).toBe('beta')
  const unknown = await run('add', 'other@example.com', '--channel', 'nowhere')
  expect(unknown).toMatchObject({ code: 2, password: '' })
  expect(unknown.said).toContain('There is no channel nowhere; stored channels: alpha, beta.')
})

test('a reset gives another password and ends the sessions', async () => {
  const { password } = await run('add', 'lost@example.com')
  const studio = studioClient(server, cookieOf(await login(server, 'lost@example.com', password)))
  const reset = await run('reset', 'lost@example.com')
  expect(reset.code).toBe(0)
  expect((await studio.get('/me')).status).toBe(401)
  expect((await login(server, 'lost@example.com', password)).status).toBe(401)
  expect((await login(server, 'lost@example.com', reset.password)).status).toBe(200)
  expect((await run('reset', 'nobody@example.com')).said).toContain(
    'There is no operator nobody@example.com.',
  )
})

test('a program’s key for a viewer works in a header, is replaced by one of the same name, and ends', async () => {
  const { userId } = await server.userKey(server.alphaId, 'fan@example.com')
  const make = async (program: string) => {
    const answer = await run('key', 'Fan@example.com', '--channel', 'alpha', '--program', program)
    return answer.said.match(/^Key:\s+(\S+)$/m)?.[1] ?? ''
  }
  const statusOf = async (key: string) =>
    (await server.ask('/api/profile', { headers: { authorization: `Bearer ${key}` } })).status
  const [first, other, second] = [await make('score board'), await make('export'), await make('score board')]
  expect(await Promise.all([first, other, second].map(statusOf))).toEqual([401, 200, 200])
  const ofBoard = ['fan@example.com', '--channel', 'alpha', '--program', 'score board']
  expect((await run('end-key', ...ofBoard)).code).toBe(0)
  expect(await Promise.all([other, second].map(statusOf))).toEqual([200, 401])
  expect((await run('end-key', ...ofBoard)).said).toContain('fan@example.com has no key for score board.')
  const { rows } = await server.ctx.db.execute<{ action: string }>(
    sql`select action from audit_log where target_type = 'user' and target_id = ${userId} order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    ...['make_program_key', 'make_program_key', 'make_program_key', 'end_program_key'],
  ])
  const nobody = await run('key', 'nobody@example.com', '--channel', 'alpha', '--program', 'x')
  expect(nobody).toMatchObject({ code: 2, said: 'The channel alpha has no user nobody@example.com.\n' })
})

test.each([
  ['key', 'a@example.com', '--channel', 'alpha'],
  ['key', 'a@example.com', '--program', 'x'],
  ['end-key', 'a@example.com', '--channel', 'alpha', '--program', ''],
  ['add', 'a@example.com', '--program', 'x'],
  [],
  ['add'],
  ['add', 'no email'],
  ['remove', 'a@example.com'],
  ['reset', 'a@example.com', '--channel', 'x'],
])('a command that is not understood shows the usage (%#)', async (...args) => {
  const answer = await run(...args)
  expect(answer.code).toBe(2)
  expect(answer.said).toContain('Usage: npm run operator')
})
