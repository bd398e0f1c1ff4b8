import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { startTestServer } from './start-test-server.ts'

/** One request on a connection of the agent; the code of its failure if it has no answer. */
function askOn(
  agent: Agent,
  url: string,
  path: string,
): Promise<{ status?: number; failure?: string; closes: boolean }> {
  return new Promise(resolve => {
    const sent = request(`${url}${path}`, { agent, headers: { host: 'alpha.test' } })
    sent.on('error', error =>
      resolve({ failure: 'code' in error ? String(error.code) : error.message, closes: true }),
    )
    sent.on('response', response => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      )
      response.on('error', () => resolve({ failure: 'cut', closes: true }))
    })
    sent.end()
  })
}

it('a stop resets no request of clients that reuse their connections', async () => {
  const outcomes = new Map<string, number>()
  for (let round = 0; round < 3; round++) {
    const server = await startTestServer()
    const key = await server.anonymousKey()
    const paths = ['/api/settings', `/api/events?api_key=${key}`, '/healthz', '/']
    const agents = Array.from({ length: 30 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    let isStopping = false
    const clients = agents.map(async (agent, number) => {
      for (let turn = 0; ; turn++) {
        const { status, failure, closes } = await askOn(agent, server.url, paths[(number + turn) % 4] ?? '/')
        const outcome = failure ?? (status === 200 ? 'answered' : String(status))
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        // Told to leave: what it asks next is the next process's.
        if (closes) return isStopping
        await new Promise(resolve => setTimeout(resolve, (number * 7 + turn * 3) % 20))
      }
    })
    const before = outcomes.get('answered') ?? 0
    await expect
      .poll(() => (outcomes.get('answered') ?? 0) - before, { timeout: 20_000 })
      .toBeGreaterThan(300)
    isStopping = true
    await server.stop()
    expect(await Promise.all(clients)).toEqual(agents.map(() => true))
    for (const agent of agents) agent.destroy()
  }
  expect([...outcomes.keys()]).toEqual(['answered'])
}, 120_000)
