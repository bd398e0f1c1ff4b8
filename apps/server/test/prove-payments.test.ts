import { expect, it } from 'vitest'
import { listen } from '../../../e2e/support/listen.ts'
import { paymentsCli } from '../src/commands/payments.ts'
import { provePayments } from '../src/commands/prove-payments/prove-payments.ts'

async function run(args: string[], env: Record<string, string> = {}) {
  const said: string[] = []
  const code = await paymentsCli(args, { env, say: line => said.push(line) })
  return { code, said }
}

it('every journey passes against the sandbox, and the table says so', async () => {
  const { code, said } = await run(['prove', '--sandbox'])
  expect(said.filter(line => !line.startsWith('passed'))).toEqual(['15 passed, 0 failed, 0 left out'])
  expect(said.join('\n')).toMatch(/passed +A trial, which is paid when it ends +\d+\.\d s +free at first/)
  expect(code).toBe(0)
}, 60_000)

it.each([
  ['no key', {}, /^Set STRIPE_TEST_KEY to a secret key .* or name --sandbox\.$/],
  ['a key that browsers know', { STRIPE_TEST_KEY: 'pk_test_1' }, /^Set STRIPE_TEST_KEY/],
  ['a live key', { STRIPE_TEST_KEY: 'sk_live_1' }, /would move real money/],
  ['a restricted live key', { STRIPE_TEST_KEY: ' rk_live_1' }, /would move real money/],
])('%s begins nothing, and a sentence says what is needed', async (_, env, sentence) => {
  const { code, said } = await run(['prove'], env)
  expect([code, said.length, sentence.test(said[0] ?? '')]).toEqual([2, 1, true])
})

it('a provider that refuses the key fails every journey', async () => {
  const body = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }
  const provider = await listen(() => (_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const proofs = await provePayments({ sandboxUrl: provider.url }, () => {})
  await provider.stop()
  expect(new Set(proofs.map(({ outcome, told }) => `${outcome}: ${told}`))).toEqual(
    new Set(['failed: Invalid API Key provided']),
  )
})
