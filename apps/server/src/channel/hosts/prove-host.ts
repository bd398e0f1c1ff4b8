import type { Context } from '../../context/context.ts'

/** Where a process proves that a host name leads to this deployment. */
export const hostProofPath = '/.well-known/grandstand'

/** Only who has the deployment's key can say it, and of a number that was never asked for before. */
export function proveHost(
  { sealer }: Pick<Context, 'sealer'>,
  { nonce, host }: { nonce: string; host: string },
): { host: string; proof: string } {
  return { host, proof: sealer.digest('host-proof', `${nonce} ${host}`) }
}
