import { randomInt } from 'node:crypto'
import type { Context } from '../../context/context.ts'

const count = 10
/** Without what is mistaken for something else on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const draw = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

export const looksLikeRecoveryCode = (code: string): boolean => code.includes('-')

/** They are short enough to be found by trying, so the hash needs the server's key. */
export function hashRecoveryCode(
  { sealer }: Pick<Context, 'sealer'>,
  operatorId: number,
  code: string,
): string {
  return sealer.digest('operator recovery code', `${operatorId} ${code}`)
}

export function createRecoveryCodes(
  ctx: Pick<Context, 'sealer'>,
  operatorId: number,
): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: count }, () => `${draw()}-${draw()}`)
  return { codes, hashes: codes.map(code => hashRecoveryCode(ctx, operatorId, code)) }
}
