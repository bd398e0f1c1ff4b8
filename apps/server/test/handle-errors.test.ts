import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/connection.ts'
import { handleErrors } from '../src/http/handle-errors.ts'
import { createLog } from '../src/runtime/create-log.ts'

/** Nothing listens there. */
const closed = '127.0.0.1:2'
const database = openDatabase({ url: `postgresql://nobody@${closed}/nothing`, onError: () => {} })
const { db, pool } = database
let app: FastifyInstance

const failures: Record<string, () => Promise<unknown>> = {
  'a statement': () => db.execute(sql`select 1`),
  'a transaction': () => db.transaction(tx => tx.execute(sql`select 1`)),
  'a statement without drizzle': () => pool.query('select 1'),
  'a request to another server': () => fetch(`http://${closed}`),
  'a socket to another server': () =>
    new Promise((_, reject) => connect(2, '127.0.0.1').once('error', reject)),
  'a file that is missing': () => readFile('/nowhere/at/all'),
}

beforeAll(() => {
  app = Fastify()
  handleErrors(app, { log: createLog('silent'), channels: { peekByHost: () => undefined } })
  app.get<{ Querystring: { of: string } }>('/', ({ query }) => failures[query.of]?.())
})
afterAll(() => Promise.all([app.close(), database.close()]))

const ask = (of: string) => app.inject({ url: '/', query: { of } })

test.each(['a statement', 'a transaction', 'a statement without drizzle'])(
  'while the database is away, the failure of %s asks to come again',
  async of => {
    const { statusCode, headers } = await ask(of)
    expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
  },
)

test.each(['a request to another server', 'a socket to another server', 'a file that is missing'])(
  'the failure of %s is not the database’s',
  async of => {
    const { statusCode, headers } = await ask(of)
    expect([statusCode, headers['retry-after']]).toEqual([500, undefined])
  },
)
