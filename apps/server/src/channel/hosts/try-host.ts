import { randomBytes } from 'node:crypto'
import type { HostState } from '@grandstand/contract'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { isPublicAddress } from '../../runtime/public-address.ts'
import { hostProofPath, proveHost } from './prove-host.ts'

type HostContext = Pick<Context, 'hostAsker' | 'sealer' | 'publicUrl'>

const proofAnswer = z.object({ host: z.string(), proof: z.string() })

/** Asks as a browser would whether a host name leads to this deployment. It reports only that, whatever answers. */
export async function tryHost(
  ctx: HostContext,
  host: string,
): Promise<{ state: HostState; addresses: string[] }> {
  const addresses = await ctx.hostAsker.lookUp(host)
  return { state: await findState(ctx, host, addresses), addresses }
}

async function findState(ctx: HostContext, host: string, addresses: readonly string[]): Promise<HostState> {
  if (addresses.length === 0) return host === 'localhost' ? 'local' : 'unset'
  if (!ctx.hostAsker.toPrivate) {
    if (addresses.every(isLoopback)) return 'local'
    if (!addresses.every(isPublicAddress)) return 'private'
  }
  const own = new URL(ctx.publicUrl)
  own.hostname = host
  const secure = new Set([`https://${host}`, own.origin].filter(origin => origin.startsWith('https:')))
  const plain = new Set([`http://${host}`, own.origin].filter(origin => origin.startsWith('http:')))
  const askAll = (origins: Set<string>) => Promise.all([...origins].map(origin => ask(ctx, origin, host)))
  const [overTls, bare] = await Promise.all([askAll(secure), askAll(plain)])
  if (overTls.includes('own')) return 'secure'
  if (bare.includes('own')) return 'plain'
  const all = [...overTls, ...bare]
  if (all.includes('renamed')) return 'renamed'
  return all.includes('other') ? 'elsewhere' : 'silent'
}

async function ask(
  ctx: HostContext,
  origin: string,
  host: string,
): Promise<'own' | 'renamed' | 'other' | 'silent'> {
  const nonce = randomBytes(16).toString('hex')
  const text = await ctx.hostAsker.ask(`${origin}${hostProofPath}/${nonce}`)
  if (text === null) return 'silent'
  const said = readAnswer(text)
  if (said?.proof !== proveHost(ctx, { nonce, host: said?.host ?? '' }).proof) return 'other'
  return said.host === host ? 'own' : 'renamed'
}

function readAnswer(text: string): z.infer<typeof proofAnswer> | null {
  try {
    return proofAnswer.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const isLoopback = (address: string) => address.startsWith('127.') || address === '::1'
