import type { OperatorRole } from '@grandstand/contract'
import { addOperator } from '../src/operators/operators/index.ts'
import type { Answer, TestServer } from './start-test-server.ts'

/** A server, however it was started. */
type Served = Pick<TestServer, 'ctx' | 'ask'>

/** What the Studio's own page sends along. */
export const ownPage = { origin: 'http://alpha.test', 'sec-fetch-site': 'same-origin' }
export const operatorPassword = 'correct horse battery'

/** Somebody who runs the whole deployment. */
export const anOwner = {
  id: 1,
  channelId: null,
  email: 'all@example.com',
  name: 'All',
  role: 'owner' as const,
  hasTotp: false,
  mustSetTotp: false,
  monthlyLanguage: null,
}

export interface StudioClient {
  /** The cookie as a browser would send it. */
  cookie: string
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
}

/** Makes an operator of one channel, or of the deployment. */
export async function makeOperator(
  server: Served,
  email: string,
  channelId: number | null = null,
  role: OperatorRole = 'owner',
) {
  await addOperator(server.ctx, { email, password: operatorPassword, channelId, role })
}

export function login(server: Served, email: string, password = operatorPassword, code?: string) {
  return postStudio(server, '/login', { email, password, ...(code === undefined ? {} : { code }) })
}

export async function openStudio(server: Served, email: string, code?: string): Promise<StudioClient> {
  const answer = await login(server, email, operatorPassword, code)
  if (answer.json?.step !== 'session') throw new Error(`no session: ${answer.text}`)
  return studioClient(server, cookieOf(answer))
}

/** A new operator who has logged in. */
export async function enterStudio(
  server: Served,
  email: string,
  channelId: number | null = null,
  role: OperatorRole = 'owner',
): Promise<StudioClient> {
  await makeOperator(server, email, channelId, role)
  return openStudio(server, email)
}

export function studioClient(server: Served, cookie: string): StudioClient {
  return {
    cookie,
    get: path => server.ask(`/api/studio${path}`, { headers: { ...ownPage, cookie } }),
    post: (path, body = {}) => postStudio(server, path, body, { cookie }),
  }
}

export function postStudio(
  server: Served,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return server.ask(`/api/studio${path}`, { body, headers: { ...ownPage, ...headers } })
}

/** What a browser that was let in keeps when its session is over. */
export function deviceOf({ headers }: Answer): string {
  const cookies = [headers['set-cookie'] ?? []].flat()
  return cookies.find(cookie => cookie.startsWith('device='))?.split(';', 1)[0] ?? ''
}

export function cookieOf({ headers }: Answer): string {
  const [cookie] = [headers['set-cookie']].flat()
  return cookie?.split(';', 1)[0] ?? ''
}
