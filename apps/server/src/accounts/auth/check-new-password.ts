import { checkPassword } from '@grandstand/rules'
import { CallError } from '../../runtime/call-error.ts'
import { isCommonPassword } from '../../runtime/common-passwords.ts'

/** Refuses by the codes that the interface has words for. */
export async function checkNewPassword(password: string): Promise<void> {
  const problem = checkPassword(password) ?? ((await isCommonPassword(password)) ? 'too_common' : null)
  if (problem) throw new CallError('invalid_request', { fields: { password: problem } })
}
