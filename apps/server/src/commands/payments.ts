import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@grandstand/payments-sandbox'
import { isLiveKey } from '../adapters/payments/index.ts'
import { type Proof, provePayments } from './prove-payments/prove-payments.ts'

const usage = `Usage: npm run payments -- prove [--sandbox]

  prove    runs the money journeys in the test mode of the Stripe account whose secret key is in STRIPE_TEST_KEY,
           through the server's own adapter, and prints what came of each. It makes customers, payments and plans of its own
           and removes the customers again; no real money moves.
  --sandbox  the same against the payments sandbox, which needs no key`

const keyNeeded =
  'Set STRIPE_TEST_KEY to a secret key of your Stripe account’s test mode (sk_test_… or rk_test_…), or name --sandbox.'
const liveKey = 'STRIPE_TEST_KEY is a key of live mode: this would move real money. Give it one of test mode.'

/** Exit codes: 0 all passed, 1 something failed, 2 it could not begin. */
export async function paymentsCli(
  args: readonly string[],
  { env, say }: { env: Record<string, string | undefined>; say: (line: string) => void },
): Promise<number> {
  const [verb, option, ...more] = args
  if (verb !== 'prove' || more.length > 0 || (option !== undefined && option !== '--sandbox'))
    return refuse(usage)
  if (option === '--sandbox') return proveWithSandbox(say)
  const secret = env.STRIPE_TEST_KEY?.trim() ?? ''
  if (isLiveKey(secret)) return refuse(liveKey)
  if (!/^(sk|rk)_test_\w+$/.test(secret)) return refuse(keyNeeded)
  return prove({ secret }, say)

  function refuse(sentence: string): number {
    say(sentence)
    return 2
  }
}

async function proveWithSandbox(say: (line: string) => void): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-prove-'))
  const sandbox = await startSandbox({ dir })
  try {
    return await prove({ sandboxUrl: sandbox.url }, say)
  } finally {
    await sandbox.close()
    await rm(dir, { recursive: true, force: true })
  }
}

async function prove(
  target: Parameters<typeof provePayments>[0],
  say: (line: string) => void,
): Promise<number> {
  const proofs = await provePayments(target, proof => say(writeRow(proof)))
  const count = (outcome: Proof['outcome']) => proofs.filter(proof => proof.outcome === outcome).length
  say(`${count('passed')} passed, ${count('failed')} failed, ${count('left out')} left out`)
  return count('failed') === 0 ? 0 : 1
}

function writeRow({ outcome, name, ms, told }: Proof): string {
  const seconds = `${(ms / 1000).toFixed(1)} s`
  return `${outcome.padEnd(8)}  ${name.padEnd(42)}  ${seconds.padStart(7)}  ${told}`
}
