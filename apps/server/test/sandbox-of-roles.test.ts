import { expect, it } from 'vitest'
import { startTestServer } from './start-test-server.ts'

it('a process that sells without keys, and shares its work with others, says where the sandbox must run', async () => {
  const said: string[] = []
  const server = await startTestServer({
    config: { roles: new Set(['web'] as const), sandboxPort: null },
    say: sentence => said.push(sentence),
  })
  expect(said.join('\n')).toMatch(/needs SANDBOX_PORT, the others need SANDBOX_URL/)
  expect(server.ctx.payments.find({ channel_key: 'alpha', settings: {} })).toBeNull()
  await server.stop()
})
